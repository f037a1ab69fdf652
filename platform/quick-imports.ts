// Loaded before everything else (node --import), that the rest may come quickly: compiled code is kept for the next start,
// and a package is looked up once, not anew for each of the hundreds of files that name it (Node reads its whole
// package.json every time: at a third of a start, that of drizzle-orm alone).
import { enableCompileCache, type ResolveFnOutput, registerHooks } from "node:module";

const home = new URL("../", import.meta.url);
const packages = new URL("node_modules/", home);
enableCompileCache(new URL(".cache/code", packages).pathname);

const found = new Map<string, ResolveFnOutput>();

registerHooks({
  resolve(specifier, context, next) {
    const isPackage = !/^[./#]|^\w+:/.test(specifier);
    const from = context.parentURL ?? "";
    const isOurs = from.startsWith(home.href) && !from.startsWith(packages.href);
    if (!isPackage || !isOurs) return next(specifier, context);
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
    found.set(specifier, known);
    return known;
  },
});
