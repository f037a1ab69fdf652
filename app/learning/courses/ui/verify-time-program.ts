/** What checks a signed report of time without the portal; docs/time-report.md says the same. */
export const verifyTimeProgram = `// node verify-time.mjs report.pdf portal.pem
import { createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";

const [file, key] = process.argv.slice(2);
const bytes = readFileSync(file);
const end = bytes.length - 139;
const said = /^\\n%Ed25519 ([0-9a-f]{128})\\n$/.exec(bytes.subarray(Math.max(0, end)).toString("latin1"));
const isTrue =
  said !== null &&
  verify(null, bytes.subarray(0, end), createPublicKey(readFileSync(key)), Buffer.from(said[1], "hex"));
console.log(isTrue ? "Подпись верна: отчёт не меняли" : "Подпись не сходится: отчёт меняли");
process.exit(isTrue ? 0 : 1);
`;
