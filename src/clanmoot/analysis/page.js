// Points at one decision at a time: by mouse, finger, arrow keys, or a mark. Without this, the page says the same.
(() => {
  const data = JSON.parse(document.getElementById("analysis").textContent);
  const plot = document.getElementById("plot");
  const cursor = document.getElementById("cursor");
  const told = document.getElementById("told");
  const last = data.decisions.length - 1;
  const letters = "ABCDEF";
  const percent = (value) => (100 * value).toFixed(1) + "%";
  const change = (value) => (value <= -0.0005 ? "\u2212" : value >= 0.0005 ? "+" : "") + Math.abs(100 * value).toFixed(1);
  let at = -1;

  const element = (name, kind, words) => {
    const made = document.createElement(name);
    if (kind) made.className = kind;
    if (words) made.textContent = words;
    return made;
  };

  const sentence = (decision) => {
    const half = 100 * (decision.margin.high - decision.margin.mean);
    if (String(decision.best.actions) === String(decision.played.actions)) return "No better choice was found.";
    const cost = change(decision.margin.mean).replace("+", "");
    return `Better: ${decision.best.words}. It gains ${cost} \u00b1${half.toFixed(1)} percentage points.`;
  };

  const show = (place) => {
    at = Math.min(Math.max(place, 0), last);
    const decision = data.decisions[at];
    cursor.hidden = told.hidden = false;
    cursor.style.left = (100 * (at + 1)) / (last + 2) + "%";
    told.className = "told s" + decision.seat;
    const seats = element("ul");
    data.seats.forEach((name, seat) => {
      const row = element("li");
      row.append(element("b", "letter s" + seat, letters[seat]));
      const ways = [decision.before_chance, decision.after_chance, decision.after_decision].map((by) => percent(by[seat].mean));
      row.append(element("span", "figure", `${ways.join(" \u2192 ")} (luck ${change(decision.luck[seat].mean)})`));
      seats.append(row);
    });
    const head = element("p");
    head.append(element("strong", "", `Step ${decision.step}. `), decision.played.told || decision.played.words);
    told.replaceChildren(head, element("p", "quiet", sentence(decision)), seats);
  };

  const keys = { ArrowLeft: () => at - 1, ArrowRight: () => at + 1, Home: () => 0, End: () => last };
  plot.addEventListener("keydown", (event) => {
    if (!(event.key in keys)) return;
    event.preventDefault();
    show(keys[event.key]());
  });
  plot.addEventListener("pointermove", (event) => {
    const box = plot.getBoundingClientRect();
    const place = Math.round(((event.clientX - box.left) / box.width) * (last + 2)) - 1;
    if (Math.min(Math.max(place, 0), last) !== at) show(place);
  });
  plot.addEventListener("click", (event) => {
    if (event.target.dataset.decision) show(Number(event.target.dataset.decision));
  });
})();
