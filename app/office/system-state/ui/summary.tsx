import { Link } from "#app/ui/link.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { SystemState } from "../contract.ts";

const parts = {
  database: "база данных",
  work: "работы портала",
  disk: "место для файлов",
  mail: "почта",
  backup: "резервная копия",
  errors: "ошибки",
  ledger: "счёт баллов",
  identity: "вход",
} as const;

/** The whole in a line, with the way to whatever is not well. */
export function Summary({ state }: { state: SystemState }) {
  const names = (Object.keys(parts) as (keyof typeof parts)[]).filter((name) => state[name].health !== "good");
  if (names.length === 0) return <Notice look="success" title="Всё в порядке" />;
  const isBad = names.some((name) => state[name].health === "bad");
  return (
    <Notice look={isBad ? "danger" : "warning"} title={isBad ? "Что-то не работает" : "Обратите внимание"}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {names.map((name) => (
          <li key={name}>
            <Link look="plain" className="inline-block min-h-6 underline" href={`#${name}`}>
              {parts[name]}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
