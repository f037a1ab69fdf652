import { Notice } from "#app/ui/notice.tsx";

const numbers = new Intl.NumberFormat("ru", { maximumFractionDigits: 1 });

/** Passed or not, and by how much. */
export function Verdict({ passed, score, passMark }: { passed: boolean; score: number; passMark: number }) {
  return (
    <Notice look={passed ? "success" : "warning"} title={passed ? "Тест сдан" : "Тест не сдан"}>
      {`Ваш результат – ${numbers.format(score)} %, чтобы сдать, нужно ${passMark} %.`}
    </Notice>
  );
}
