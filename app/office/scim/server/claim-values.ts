/** Longer than any name of a group or a department is. */
const longest = 500;

/**
 * What a token says at a claim, as texts: `groups`, `realm_access.roles`. A name with dots in it, `https://a.example/role`,
 * is found as well. Whatever else stands there, objects, null, a list in a list, says nothing.
 */
export function valuesAt(claims: unknown, way: string): string[] {
  return [claimAt(claims, way)].flat().flatMap(textOf);
}

function claimAt(claims: unknown, way: string): unknown {
  if (typeof claims !== "object" || claims === null || Array.isArray(claims)) return undefined;
  // The longest name first: «a.b» is a claim of its own where there is one.
  for (let end = way.length; end > 0; end = way.lastIndexOf(".", end - 1)) {
    const name = way.slice(0, end);
    if (!Object.hasOwn(claims, name)) continue;
    const value = (claims as Record<string, unknown>)[name];
    return end === way.length ? value : claimAt(value, way.slice(end + 1));
  }
  return undefined;
}

function textOf(value: unknown): string[] {
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return [];
  const text = String(value);
  // What a database cannot keep or nobody can type is no value that a rule could name.
  if (text.length > longest || /\p{Cc}/u.test(text) || !text.isWellFormed()) return [];
  return [text.normalize("NFC")];
}
