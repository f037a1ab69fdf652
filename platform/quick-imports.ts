// Loaded before everything else (node --import), that the rest may come quickly: compiled code is kept for the next start,
// and what Node has learned once about a package or a folder it is not asked again. For each import Node reads the whole
// package.json around it: at a third of a start, that of drizzle-orm alone.
import { enableCompileCache, type ResolveFnOutput, registerHooks } from "node:module";

const home = new URL("../", import.meta.url);
const packages = new URL("node_modules/", home);
enableCompileCache(new URL(".cache/code", packages).pathname);

const found = new Map<string, ResolveFnOutput>();
/** What kind of modules a folder holds, by the ending of their names. */
const kinds = new Map<string, string>();

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? "";
    if (/^\.\.?\/.*\.[jt]s$/.test(specifier) && from.startsWith("file:")) {
      const { href: url } = new URL(specifier, from);
      const folder = url.slice(0, url.lastIndexOf("/")) + url.slice(-3);
      const kind = kinds.get(folder);
      if (kind) return { url, format: kind, shortCircuit: true };
      const answer = next(specifier, context);
      if (answer.url === url && answer.format?.startsWith("module")) kinds.set(folder, answer.format);
      return answer;
    }
    const isPackage = !/^[./#]|^\w+:/.test(specifier);
    const isOurs = from.startsWith(home.href) && !from.startsWith(packages.href);
    if (!isPackage || !isOurs) return next(specifier, context);
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    found.set(specifier, known);
    return known;
  },
});
