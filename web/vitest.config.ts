// The tests. They have their own file, because building the client needs no Vitest.
import { defineConfig, mergeConfig } from 'vitest/config';
import vite from './vite.config';

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.ts'],
      coverage: {
        include: ['src/**/*.{ts,svelte}'],
        exclude: ['src/dev/**', 'src/**/testing/**', 'src/main.ts'],
        reportsDirectory: 'coverage',
        reporter: ['text-summary', 'json-summary'],
      },
    },
  }),
);
