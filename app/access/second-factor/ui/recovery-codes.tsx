import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useRoot } from "#app/web/root-data.ts";

/** The only time that recovery codes are seen: to be written down, printed or kept in a file, which this page itself makes. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  const { scripts } = useRoot();
  const box = useRef<HTMLElement>(null);
  // The form that asked for them is gone, and the place of who works by the keyboard with it.
  useEffect(() => {
    if (codes.length) box.current?.focus();
  }, [codes]);
  const text = ["Вече: запасные коды для входа. Каждый действует один раз.", "", ...codes, ""].join("\r\n");
  return (
    <section
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script this is what brings the reader to the codes.
      autoFocus
      aria-labelledby="codes-title"
      className="mb-5 scroll-mt-24 space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5 lg:p-6"
    >
      <Heading level={2} id="codes-title">
        Запасные коды
      </Heading>
      <Notice look="success" title="Сохраните их сейчас: они показаны один раз">
        Если телефона не окажется под рукой, после пароля введите один из них. Каждый действует один раз.
      </Notice>
      <ul className="grid gap-x-8 gap-y-2 font-mono sm:grid-cols-2" aria-labelledby="codes-title">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="veche-codes.txt"
          icon="download"
        >
          Скачать
        </ButtonLink>
        {scripts && (
          <Button type="button" look="quiet" icon="print" data-print>
            Распечатать
          </Button>
        )}
      </div>
    </section>
  );
}
