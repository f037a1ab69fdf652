import { useEffect, useState } from "react";
import { keepTyped } from "#app/engines/drafts/ui/keep-typed.ts";
import { useRoot } from "#app/web/root-data.ts";

/** Keeps the answers of a section on the portal while somebody gives them: when a field is left, every ten seconds, and on leaving. */
export function AnswerKeeping({ form }: { form: string }) {
  const { viewer } = useRoot();
  const [said, say] = useState("");
  useEffect(() => {
    const element = document.getElementById(form) as HTMLFormElement;
    const time = new Intl.DateTimeFormat("ru", { hour: "2-digit", minute: "2-digit", timeZone: viewer.timeZone });
    const told = {
      kept: () => say(`Сохранено в ${time.format(new Date())}, но ещё не отправлено`),
      lost: () => say("Пока не сохранено: нет связи. Ответы на месте."),
    };
    return keepTyped(element, element.action, told, { said: { go: "keep" }, eager: true });
  }, [form, viewer.timeZone]);
  return (
    <p role="status" className="order-last w-full text-sm text-muted empty:hidden">
      {said}
    </p>
  );
}
