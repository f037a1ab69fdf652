import { percentText } from "#app/engines/questionnaires/ui/words.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Passed or not, and by how much. */
export function Verdict({ passed, score, passMark }: { passed: boolean; score: number; passMark: number }) {
  return (
    <Notice look={passed ? "success" : "warning"} title={passed ? "Тест сдан" : "Тест не сдан"}>
      {`Ваш результат – ${percentText(score)}, чтобы сдать, нужно ${percentText(passMark)}.`}
    </Notice>
  );
}
