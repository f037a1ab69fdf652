import { counted } from "#app/ui/plural.ts";
import type { DutyCounts, DutyName } from "../contract.ts";
import { dutyWords } from "./words.ts";

const names = Object.keys(dutyWords) as DutyName[];

/** What a leaver answers for, in numbers, and where each goes. */
export function Duties({ counts }: { counts: DutyCounts }) {
  const some = names.filter((name) => counts[name] > 0);
  if (!some.length) return <p>Передавать нечего: ни статей в работе, ни подчинённых.</p>;
  return (
    <div>
      <p>Что куда перейдёт:</p>
      <ul className="mt-1 list-disc space-y-1 pl-6">
        {some.map((name) => (
          <li key={name}>
            {counted(counts[name], dutyWords[name].forms)} – {dutyWords[name].to}
          </li>
        ))}
      </ul>
    </div>
  );
}
