export * from "#tests/support/browser.ts";
