import { Section } from "#app/ui/page-header.tsx";

type Parts = Record<"gone" | "nameless" | "kept", string[]>;

/** What erasing takes away and what it leaves, kind by kind, as the areas say themselves. */
export function WhatHappens({ parts: { gone, nameless, kept } }: { parts: Parts }) {
  return (
    <>
      <Section id="gone" title="Что исчезнет">
        <p className="mb-3">
          Ваше имя, фото, контакты, день рождения, рассказ о себе и всё, что вы настроили под себя. Восстановить это
          будет нельзя.
        </p>
        <Titles titles={gone} />
      </Section>
      <Section id="nameless" title="Что останется без имени">
        <p className="mb-3">
          То, что вы написали и отметили вместе с коллегами. Вместо имени будет «Удалённый сотрудник». Если не хотите
          оставлять публикацию или комментарий, удалите их сами до того, как просьбу выполнят. Ваше имя, которое коллеги
          написали в своих текстах, останется их словами.
        </p>
        <Titles titles={nameless} />
      </Section>
      <Section id="kept" title="Что хранится по закону">
        <p className="mb-3">
          Записи, которыми компания подтверждает, что соблюдала правила. Под документом, который вы подписали именем,
          имя остаётся.
        </p>
        <Titles titles={kept} />
      </Section>
    </>
  );
}

function Titles({ titles }: { titles: string[] }) {
  return (
    <ul className="grid list-disc gap-x-8 gap-y-1 pl-5 text-soft sm:grid-cols-2">
      {titles.map((title) => (
        <li key={title}>{title}</li>
      ))}
    </ul>
  );
}
