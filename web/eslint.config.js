// Rules that find faults. Prettier alone decides how the code looks.
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  globalIgnores(['public/', 'coverage/', '*.config.js']),
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    rules: {
      // `_` is a value that nobody needs.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }],
      // A message without arguments has the type {}.
      '@typescript-eslint/no-empty-object-type': 'off',
      // A function may be async because its type asks for a promise.
      '@typescript-eslint/require-await': 'off',
      // {' '} is a space that Svelte does not trim.
      'svelte/no-useless-mustaches': 'off',
      // A Map or URL that no template reads need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // The linter does not know the types of props, snippets and {#each}. svelte-check does, and allows no implicit any.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: ['**/*.test.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' }, // a test names the method that it replaced
  },
);
