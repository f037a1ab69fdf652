import { pathToFileURL } from "node:url";

const aTable = /\/(?:desk-)?routes\.ts$/;

/**
 * For Vite: in the browser's code an address stands where it is used, as a text (`href(feed.work)`) or as its pattern, so that
 * no page carries a table of addresses, however many areas there are. A name that is bound again in the same file is left as it is.
 */
export function compiledLinks() {
  return {
    name: "compiled-links",
    enforce: /** @type {const} */ ("post"),
    async transform(code, id, { ssr } = {}) {
      if (ssr || id.includes("/node_modules/") || aTable.test(id) || !/routes\.ts"/.test(code)) return undefined;
      const program = this.parse(code);
      const tables = new Map();
      for (const statement of program.body) {
        if (statement.type !== "ImportDeclaration" || !aTable.test(statement.source.value)) continue;
        const found = await this.resolve(statement.source.value, id);
        const given = await import(pathToFileURL(found.id).href);
        for (const { imported, local } of statement.specifiers)
          if (imported && typeof given[imported.name] === "object") tables.set(local.name, given[imported.name]);
      }
      const nodes = [...everyNode(program)];
      for (const name of boundIn(nodes)) tables.delete(name);
      const edits = new Map();
      const patternOf = (node) => {
        const isOne = node?.type === "MemberExpression" && !node.computed && node.object.type === "Identifier";
        return isOne ? tables.get(node.object.name)?.[node.property.name]?.pattern : undefined;
      };
      for (const node of nodes) {
        const pattern = patternOf(node);
        if (pattern && !edits.has(node.start))
          edits.set(node.start, { end: node.end, text: `({pattern:${JSON.stringify(pattern)}})` });
        if (node.type !== "CallExpression" || node.callee.name !== "href" || node.arguments.length !== 1) continue;
        const whole = patternOf(node.arguments[0]);
        if (!whole || /[:?]/.test(whole)) continue;
        edits.set(node.start, { end: node.end, text: JSON.stringify(whole) });
        edits.set(node.arguments[0].start, undefined);
      }
      const made = [...edits].filter(([, edit]) => edit).sort(([one], [other]) => other - one);
      if (!made.length) return undefined;
      const text = made.reduce((text, [start, edit]) => text.slice(0, start) + edit.text + text.slice(edit.end), code);
      return { code: text, map: null };
    },
  };
}

function* everyNode(node) {
  if (Array.isArray(node)) for (const one of node) yield* everyNode(one);
  else if (node && typeof node.type === "string") {
    yield node;
    for (const [key, value] of Object.entries(node))
      if (key !== "parent" && typeof value === "object") yield* everyNode(value);
  }
}

/** The names that variables, parameters and caught errors bind. */
function* boundIn(nodes) {
  for (const node of nodes) {
    if (node.type === "VariableDeclarator") yield* namesOf(node.id);
    if (/Function/.test(node.type)) for (const one of node.params) yield* namesOf(one);
    if (node.type === "CatchClause") yield* namesOf(node.param);
  }
}

/** The names in a pattern; of a default value only what it binds matters. */
function* namesOf(pattern) {
  if (pattern?.type === "Identifier") yield pattern.name;
  if (pattern?.type === "AssignmentPattern") yield* namesOf(pattern.left);
  if (pattern?.type === "RestElement") yield* namesOf(pattern.argument);
  if (pattern?.type === "ArrayPattern") for (const one of pattern.elements) yield* namesOf(one);
  if (pattern?.type === "ObjectPattern")
    for (const one of pattern.properties) yield* namesOf(one.type === "Property" ? one.value : one);
}
