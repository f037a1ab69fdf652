import ts from "typescript";
import type { Source } from "#tests/support/sources.ts";

/** What makes a test depend on luck: on the machine's speed, on the hour, on a throw of dice. */
export const kinds = ["wait", "networkidle", "limit", "random", "clock", "day", "port"] as const;
export type Kind = (typeof kinds)[number];
export type Find = { kind: Kind; line: number; text: string };

/** An inner limit under it says nothing on a busy machine. */
const shortest = 5000;

/** What depends on luck in one source of tests. */
export function luckIn({ path, text }: Pick<Source, "path" | "text">): Find[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const sleeps = sleepsOf(file);
  const found: Find[] = [];
  const look = (node: ts.Node): void => {
    const kind = kindOf(node, sleeps);
    const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    if (kind) found.push({ kind, line, text: node.getText().split("\n")[0]! });
    else ts.forEachChild(node, look);
  };
  look(file);
  return found;
}

/** Under which names a file knows the sleep of Node. */
function sleepsOf(file: ts.SourceFile): Set<string> {
  const names = new Set(["sleep", "pause", "delay"]);
  for (const one of file.statements) {
    if (!ts.isImportDeclaration(one) || !/^['"](node:)?timers\/promises['"]$/.test(one.moduleSpecifier.getText()))
      continue;
    const given = one.importClause?.namedBindings;
    if (given && ts.isNamedImports(given)) for (const { name } of given.elements) names.add(name.text);
  }
  return names;
}

function kindOf(node: ts.Node, sleeps: Set<string>): Kind | undefined {
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) {
    if (node.getText().slice(1, -1) === "networkidle") return "networkidle";
    return /pg_sleep/.test(node.getText()) ? "wait" : undefined;
  }
  if (ts.isPropertyAssignment(node))
    return node.name.getText() === "timeout" && isShort(node.initializer) ? "limit" : undefined;
  if (ts.isBinaryExpression(node)) return isComparison(node) ? "clock" : undefined;
  return ts.isCallExpression(node) ? kindOfCall(node, sleeps) : undefined;
}

function kindOfCall(call: ts.CallExpression, sleeps: Set<string>): Kind | undefined {
  const said = call.expression.getText();
  const [first, second] = call.arguments;
  if (sleeps.has(said) || /\.waitForTimeout$/.test(said)) return "wait";
  if (said === "setTimeout") return isIn(call, ts.isNewExpression, /^new Promise\b/) ? "wait" : undefined;
  if (/\.(set\w*Timeout|timeout)$/.test(said)) return isShort(first) ? "limit" : undefined;
  if (said === "Math.random") return "random";
  if (said === "freePort") return "port";
  if (said === "until") return isShort(call.arguments[2], 60) ? "limit" : undefined;
  if (/^fc\.(assert|check|sample)$/.test(said)) return isSeeded(second) ? undefined : "random";
  if (said === "performance.now" || /\bhrtime\b/.test(said)) return "clock";
  if (said === "Date.now" && isIn(call, ts.isCallExpression, /^expect\(/)) return "clock";
  return isDayByUtc(call) ? "day" : undefined;
}

/** The day of a moment as London counts it, where readers live by the clocks of their own zone. */
function isDayByUtc({ expression, arguments: told }: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !/\.toISOString\(\)$/.test(expression.expression.getText()))
    return false;
  const asked = `${expression.name.text}(${told.map((one) => one.getText()).join(", ")})`;
  return /^(slice|substring)\(0, 10\)$|^split\("T"\)$/.test(asked);
}

/** Two moments, one of them of the wall clock, and what lies between. */
function isComparison({ left, right, operatorToken }: ts.BinaryExpression): boolean {
  const wall = /\bDate\.now\(\)|\bnew Date\(\)|\bperformance\.now\(\)/;
  if (/^[<>]=?$/.test(operatorToken.getText())) return wall.test(left.getText()) || wall.test(right.getText());
  if (operatorToken.kind !== ts.SyntaxKind.MinusToken) return false;
  const moment = /getTime\(\)|Date\.parse|^(began|begin|start|started|before|at|then)$/;
  return wall.test(right.getText()) || (wall.test(left.getText()) && moment.test(right.getText()));
}

function isIn(node: ts.Node, is: (one: ts.Node) => boolean, looks: RegExp): boolean {
  for (let one = node.parent; one; one = one.parent) if (is(one) && looks.test(one.getText())) return true;
  return false;
}

function isShort(limit: ts.Expression | undefined, least = shortest): boolean {
  return limit !== undefined && ts.isNumericLiteral(limit) && Number(limit.text) < least;
}

/** The options themselves, or the name of options that the file writes down elsewhere. */
function isSeeded(options: ts.Expression | undefined): boolean {
  if (!options) return false;
  if (!ts.isIdentifier(options)) return /\bseed\b/.test(options.getText());
  const written = new RegExp(`\\b${options.text}\\b\\s*=\\s*\\{[^}]*\\bseed\\b`);
  return written.test(options.getSourceFile().text);
}
