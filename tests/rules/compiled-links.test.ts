import { join } from "node:path";
import { parseAst } from "vite";
import { expect, it } from "vitest";
import { home } from "#tests/support/sources.ts";
import { compiledLinks } from "../../bin/compiled-links.mjs";

const imported = 'import { feed } from "#app/feed/feed/routes.ts";\n';

/** What the browser is sent of a page's code. */
async function compiled(code: string): Promise<string> {
  const builder = {
    parse: parseAst,
    resolve: async (source: string) => ({ id: join(home, source.slice(1)) }),
  };
  const made = await compiledLinks().transform.call(builder, imported + code, join(home, "app/any/page.tsx"));
  return (made?.code ?? imported + code).slice(imported.length);
}

it("an address stands in the browser's code as a text where nothing is put into it", async () => {
  expect(await compiled("const to = href(feed.work);")).toBe('const to = "/feed/work";');
});

it("an address with something to put in, and one that is handed on, stand as their patterns", async () => {
  expect(await compiled("const to = href(feed.hide, { id });")).toBe(
    'const to = href(({pattern:"/feed/hide/:id"}), { id });',
  );
  expect(await compiled("const isHere = useMatch(feed.work);")).toBe(
    'const isHere = useMatch(({pattern:"/feed/work"}));',
  );
});

it("a name that is bound again in the same file is left as it is", async () => {
  const code = "const open = (feed) => href(feed.work);";
  expect(await compiled(code)).toBe(code);
});

it("what is no address of a table is left as it is", async () => {
  const code = "const to = href(feed.nowhere);";
  expect(await compiled(code)).toBe(code);
});
