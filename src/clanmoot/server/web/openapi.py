"""The description of the API: OpenAPI as JSON, and an HTML page that loads nothing from other sites."""

from typing import Any, Final, get_args

import msgspec
from litestar import Litestar, Request, Response, Router, get
from litestar.enums import MediaType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from litestar.openapi.spec import Components, OpenAPIType, Schema, SecurityScheme, Server
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

from clanmoot import __version__
from clanmoot.protocol.commands import AnyCommand
from clanmoot.protocol.terms import Clock, NewTable

from .openapi_page import STYLE, page
from .request_bodies import Change, Login, Order, Registration

ROOT: Final = "/api/v1"
ABOUT: Final = (
    "Programs can do everything that people do at a table. Create a guest (POST /api/v1/guest), send the token as "
    "`Authorization: Bearer`, create a table and play. Send commands over HTTP or on the WebSocket /api/v1/socket, "
    "which also reports every event at once. docs/api.md explains the messages, docs/api/messages.json defines them."
)


class Rows(OpenAPISchemaPlugin):
    """Describes structs that are sent as arrays."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        """Tell whether a field is a struct that is sent as an array."""
        kind = field_definition.annotation
        return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.array_like

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        """Describe the struct as an array of fixed length."""
        size = len(field_definition.annotation.__struct_fields__)
        fields = ", ".join(field_definition.annotation.__struct_fields__)
        return Schema(type=OpenAPIType.ARRAY, min_items=size, max_items=size, description=f"In this order: {fields}.")


class Page(OpenAPIRenderPlugin):
    """Renders the description as plain HTML."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return page(openapi_schema, request.app.state.services.settings.root_path).encode()

    def receive_router(self, router: Router) -> None:
        """Add the route of the style sheet."""
        router.register(style)


@get("/style.css", include_in_schema=False, sync_to_thread=False)
def style() -> Response[str]:
    """Return the style sheet of the page."""
    return Response(STYLE, media_type="text/css; charset=utf-8", headers={"Cache-Control": "public, max-age=3600"})


def described(root: str = "") -> OpenAPIConfig:
    """Return the OpenAPI settings for a server under a root path."""
    bearer = SecurityScheme(type="http", scheme="bearer", description="The token that POST /api/v1/guest answers with.")
    return OpenAPIConfig(
        title="Clanmoot",
        version=__version__,
        description=ABOUT,
        servers=[Server(url=root or "/")],
        path=f"{ROOT}/docs",
        use_handler_docstrings=True,
        components=Components(security_schemes={"bearer": bearer}),
        security=[{"bearer": []}, {}],
        render_plugins=[Page(path="/", media_type=MediaType.HTML), JsonRenderPlugin(path="/openapi.json")],
    )


def strict(app: Litestar) -> None:
    """Declare that request bodies have no additional fields, because the server rejects unknown ones."""
    names = {kind.__name__ for kind in (Registration, Login, Change, Order, NewTable, Clock, *get_args(AnyCommand))}
    for name, schema in app.openapi_schema.components.schemas.items():
        if name in names:
            schema.additional_properties = False
