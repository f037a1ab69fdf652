import { useLocation, useMatches } from "@remix-run/react";
import { useEffect, useState } from "react";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { supportText, toConsole } from "#app/web/reports/support-block.ts";
import { useRoot } from "#app/web/root-data.ts";
import { CopyButton } from "./copy-button.tsx";

/** Broken here, in the browser; what broke on the server has been reported there. */
const isOwn = (error: unknown): error is Error => error instanceof Error && error.message !== "Unexpected Server Error";

/** The block that the console shows (specification §8), for those who never open it. */
export function ErrorDetails({ error, code }: { error: unknown; code: string }) {
  const { now } = useRoot();
  const { pathname } = useLocation();
  const module = useMatches().at(-1)?.id ?? "root";
  const known = error instanceof Error ? ofPage(error, now) : ofServer(error, now);
  const [text, setText] = useState(() => supportText({ ...known, url: pathname, userAgent: "", module, code }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error is told once.
  useEffect(() => {
    const facts = { ...known, url: location.href, userAgent: navigator.userAgent, module, code };
    setText(supportText(facts));
    // An error of the page itself goes the way of those that nobody caught: to the console and to the reports.
    if (isOwn(error)) reportError(error);
    else toConsole(supportText(facts));
  }, [error]);
  return (
    <Disclosure title="Подробности для поддержки" className="mt-8 text-left">
      <pre className="max-h-64 overflow-auto rounded-control bg-well p-3 text-xs whitespace-pre-wrap select-all">
        {text}
      </pre>
      <div className="mt-2">
        <CopyButton text={text}>Скопировать подробности</CopyButton>
      </div>
    </Disclosure>
  );
}

function ofPage(error: Error, now: string) {
  const { name, message, stack = "" } = error;
  return { time: isOwn(error) ? new Date().toISOString() : now, message, type: name, stack };
}

function ofServer(error: unknown, now: string) {
  const { status = 500, data } = (error ?? {}) as { status?: number; data?: { at?: string } | null };
  return { time: data?.at ?? now, message: "Ошибка на стороне портала", type: `Ответ ${status}`, stack: "" };
}
