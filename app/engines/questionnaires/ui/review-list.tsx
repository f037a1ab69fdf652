import type { ReactNode } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import type { ReviewView } from "../contract.ts";
import { numberText } from "./words.ts";

type Reviewed = ReviewView["questions"][number];
type Props = { questions: Reviewed[]; after?(question: Reviewed): ReactNode };

/** Question by question: what was answered, what is right, and why. */
export function ReviewList({ questions, after }: Props) {
  return (
    <ol className="space-y-4">
      {questions.map((question) => {
        const { id, title, answer, points, most, right, explanation, comment } = question;
        const isWhole = points !== null && points >= most;
        return (
          <Card as="li" key={id}>
            <h2 className="text-base font-medium wrap-anywhere">{title}</h2>
            {most > 0 && (
              <p className="mt-1.5">
                <Badge look={points === null ? "neutral" : isWhole ? "success" : points > 0 ? "warning" : "danger"}>
                  {points === null ? "Ждёт проверки" : `${numberText(points)} из ${numberText(most)}`}
                </Badge>
              </p>
            )}
            <div className="mt-3">
              <Definitions
                items={[
                  { name: "Ответ", value: answer || "нет ответа" },
                  { name: "Верно", value: most > 0 ? right : null },
                  { name: "Почему", value: explanation },
                  { name: "Замечание", value: comment },
                ]}
              />
            </div>
            {after?.(question)}
          </Card>
        );
      })}
    </ol>
  );
}
