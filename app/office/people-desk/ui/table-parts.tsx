import type { ReactNode } from "react";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { Section } from "#app/ui/page-header.tsx";
import { href } from "#app/web/urls.ts";
import type { TableView } from "../contract.ts";
import { peopleDesk } from "../routes.ts";

const counted = {
  made: "Новые",
  changed: "Изменены",
  left: "Уволены",
  unchanged: "Без изменений",
  problems: "С ошибками",
  passed: "Пропущены",
};
const fields: Record<string, string> = {
  email: "почта",
  lastName: "фамилия",
  firstName: "имя",
  patronymic: "отчество",
  phone: "телефон",
  position: "должность",
  location: "город",
  birthDate: "дата рождения",
  hiredOn: "дата приёма",
  department: "подразделение",
  manager: "руководитель",
};

/** How many lines of a table do what. */
export function TableCounts({ counts, applied }: Pick<TableView, "counts" | "applied">) {
  return (
    <Card>
      <h2 className="mb-3 font-semibold">{applied ? "Что сделано" : "Сколько человек"}</h2>
      <Definitions
        items={Object.entries(counted)
          .filter(([name]) => name !== "passed" || counts.passed > 0)
          .map(([name, text]) => ({ name: text, value: String(counts[name as keyof typeof counted]) }))}
      />
    </Card>
  );
}

/** What a table does line by line; of many lines the first hundred. */
export function TableParts({ table }: { table: TableView }) {
  const { counts } = table;
  return (
    <>
      <Part id="problems" title="Ошибки и что пропущено" total={counts.problems} items={table.problems}>
        {({ line, text }) => (table.source === "ldap" ? text : `Строка ${line}: ${text}`)}
      </Part>
      <PassedPart total={counts.passed} items={table.passed} />
      <Part id="departments" title="Новые подразделения" total={table.departments.length} items={table.departments}>
        {(path) => path}
      </Part>
      <Part
        id="placed"
        title="Подразделения, которые уже есть"
        hint="Нужно новое с тем же именем? Напишите в таблице путь целиком, а для самого верха – с косой чертой впереди: «/ Пекарня»."
        total={table.placed.length}
        items={table.placed}
      >
        {(words) => words}
      </Part>
      <Part id="left" title="Будут отмечены как уволенные" total={counts.left} items={table.left}>
        {person}
      </Part>
      <Part id="changed" title="Изменятся" total={counts.changed} items={table.changed}>
        {(one) => (
          <>
            {person(one)}
            <span className="block text-sm text-muted">{one.changes.map(changeText).join("; ")}</span>
          </>
        )}
      </Part>
      <Part id="made" title="Новые люди" total={counts.made} items={table.made}>
        {person}
      </Part>
    </>
  );
}

/** Whom the directory gives and nobody writes down; who has come back there is brought back on their page. */
export function PassedPart({ total, items }: { total: number; items: TableView["passed"] }) {
  return (
    <Part id="passed" title="Пропущены" total={total} items={items}>
      {({ text, personId }) => (
        <>
          {text}
          {personId && (
            <>
              {". "}
              <a href={href(peopleDesk.person, { id: personId })} className="underline">
                Вернуть на портал
              </a>
            </>
          )}
        </>
      )}
    </Part>
  );
}

type PartProps<T> = {
  id: string;
  title: string;
  hint?: string;
  total: number;
  items: T[];
  children: (item: T) => ReactNode;
};

function Part<T>({ id, title, hint, total, items, children }: PartProps<T>) {
  if (!items.length) return null;
  return (
    <Section id={id} title={title}>
      {hint && <p className="mb-2 text-sm text-muted">{hint}</p>}
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={JSON.stringify(item)} className="py-2 wrap-anywhere">
            {children(item)}
          </li>
        ))}
      </ul>
      {total > items.length && (
        <p className="mt-2 text-sm text-muted">
          Показаны первые {items.length} из {total}.
        </p>
      )}
    </Section>
  );
}

const person = ({ name, email }: { name: string; email: string }) => `${name}, ${email}`;

function changeText({ field, before, after }: TableView["changed"][number]["changes"][number]): string {
  return before ? `${fields[field]}: ${before} → ${after}` : `${fields[field]}: ${after}`;
}
