import type { ReactNode } from "react";
import { Attachments } from "#app/engines/content/ui/attachments.tsx";
import { dayOf } from "#app/news/news/ui/day.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import type { OpinionView } from "../contract.ts";
import { ratingText, stateLooks, stateWords, targetWords } from "./words.ts";

type Props = {
  opinion: OpinionView;
  /** What the author is called here: «Вы», a name, «Без имени». */
  by: ReactNode;
  /** What those who answer are called here. */
  owner: string;
};

/** An opinion whole: its state and term, what it says, and the talk since. */
export function OpinionFacts({ opinion, by, owner }: Props) {
  const { state, dueOn, sentOn, target, about, rating, text, files, wantsAnswer, reason, idea, talk } = opinion;
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-2">
        <Badge look={stateLooks[state]}>{stateWords[state]}</Badge>
        {idea && <Badge look="brand">Идею видят все</Badge>}
        {dueOn && <span className="text-muted">ответят до {dayOf(dueOn)}</span>}
      </p>
      <Card>
        <p className="text-sm text-muted">
          <span className="font-semibold text-ink">{by}</span> · {dayOf(sentOn)}
        </p>
        <p className="mt-2 mb-4 wrap-anywhere whitespace-pre-wrap">{text}</p>
        <Attachments items={files} />
        <Definitions
          items={[
            { name: "О чём", value: targetWords[target] },
            { name: "Что именно", value: about },
            { name: "Оценка", value: ratingText(rating) },
            { name: "Ответ", value: wantsAnswer && "важен автору" },
            { name: "Идея", value: idea },
          ]}
        />
      </Card>
      {(talk.length > 0 || reason) && (
        <ol aria-label="Разговор" className="mt-3 grid gap-3">
          {talk.map(({ ofOwner, text, day }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was said stays where it stands.
            <li key={at} className={ofOwner ? "sm:ml-8" : undefined}>
              <Words who={ofOwner ? owner : by} day={day} text={text} />
            </li>
          ))}
          {reason && (
            <li className="sm:ml-8">
              <Words who={`${owner}: отклонено`} text={reason} />
            </li>
          )}
        </ol>
      )}
    </>
  );
}

function Words({ who, day, text }: { who: ReactNode; day?: string; text: string }) {
  return (
    <Card pad="s">
      <p className="text-sm text-muted">
        <span className="font-semibold text-ink">{who}</span>
        {day && ` · ${dayOf(day)}`}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-wrap">{text}</p>
    </Card>
  );
}
