import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { Health } from "../contract.ts";
import { healthIcons, healthLooks, healthWords } from "./words.ts";

/** One part of the machinery: its name, how it is in a word with a mark, and what is known of it. */
export function Part(props: { id: string; title: string; health?: Health; children: ReactNode }) {
  const { id, title, health, children } = props;
  return (
    <Card as="section" id={id} labelledBy={`${id}-title`}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading level={2} id={`${id}-title`} size="s">
          {title}
        </Heading>
        {health && (
          <Badge look={healthLooks[health]} icon={healthIcons[health]}>
            {healthWords[health]}
          </Badge>
        )}
      </div>
      {children}
    </Card>
  );
}
