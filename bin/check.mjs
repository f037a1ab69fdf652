// Checks the code without running it: format, lint, types, layers, dead code. All of them run, whatever the first one says.
import { prepareModules } from "./prepare.mjs";
import { checks, runStage } from "./stages.mjs";

const started = Date.now();
await prepareModules();
let failed = 0;
for (const check of checks) if (!(await runStage(check))) failed += 1;
process.stdout.write(
  failed
    ? `Не прошло проверок: ${failed} из ${checks.length}.\n`
    : `Все проверки прошли за ${Math.round((Date.now() - started) / 1000)} с.\n`,
);
process.exitCode = failed ? 1 : 0;
