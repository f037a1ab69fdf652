import { EmptyState } from "#app/ui/empty-state.tsx";
import type { ResultsView } from "../contract.ts";

const words: Record<NonNullable<ResultsView["withheld"]>, { title: string; text: string }> = {
  open: {
    title: "Итоги появятся, когда опрос закроется",
    text: "Пока отвечают, два взгляда на суммы – до и после коллеги – выдали бы его ответ. Через 15 минут после закрытия всё будет видно.",
  },
  few: {
    title: "Ответов слишком мало",
    text: "Итоги видны, когда ответили хотя бы пятеро: иначе можно было бы угадать, кто что сказал.",
  },
};

/** Why sums of a survey without names are not shown. */
export function Withheld({ why }: { why: NonNullable<ResultsView["withheld"]> }) {
  return (
    <EmptyState icon="surveys" title={words[why].title}>
      {words[why].text}
    </EmptyState>
  );
}
