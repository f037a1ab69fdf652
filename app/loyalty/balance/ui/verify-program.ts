/** What checks a signed statement without the portal; docs/statement.md says the same. */
export const verifyProgram = `// node verify.mjs balance.json portal.pem
import { createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";

const [file, key] = process.argv.slice(2);
const { statement, signature } = JSON.parse(readFileSync(file, "utf8"));
const bytes = Buffer.from(JSON.stringify(statement));
const isSigned = verify(null, bytes, createPublicKey(readFileSync(key)), Buffer.from(signature, "base64"));
let balance = 0;
const addsUp = statement.lines.every((line) => {
  balance += line.amount;
  return line.balance === balance;
});
const isTrue = isSigned && addsUp && statement.balance === balance;
console.log(isTrue ? "Подпись верна, остаток сходится: " + balance : "Не сходится: выписку меняли");
process.exit(isTrue ? 0 : 1);
`;
