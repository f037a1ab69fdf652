import { isRouteErrorResponse, useLocation } from "@remix-run/react";
import { search as find } from "#app/engines/search/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { errorCode, errorText, offline } from "#app/web/error-texts.ts";
import { useReplies } from "#app/web/replies.ts";
import { useRoot } from "#app/web/root-data.ts";
import { reasonsOf, wordsOf } from "#app/web/typed-words.ts";
import { href } from "#app/web/urls.ts";
import { CopyButton } from "./copy-button.tsx";
import { ErrorDetails } from "./error-details.tsx";
import { ErrorPicture } from "./error-picture.tsx";
import { useFailedImport } from "./failed-import.ts";
import { SupportWords } from "./support-words.tsx";

/** Trying again may help: the portal's own failures, and haste. */
const mayPass = new Set([400, 408, 409, 429, 500, 502, 503, 504]);

/** What a person reads when a page could not be shown, with a code that support can look up (specification §8). */
export function ErrorPage({ error }: { error: unknown }) {
  const { seed, inside } = useRoot();
  const { pathname, search } = useLocation();
  const { status, code = seed } = useFacts(error);
  useFailedImport(error);
  const sought = status === 404 && inside && pathname === "/not-found" && new URLSearchParams(search).get("query");
  const lost = useReplies().find(({ form }) => form && wordsOf(form).length)?.form;
  const { title, text } = status === 0 ? offline : errorText(status);
  const reasons = lost ? reasonsOf(lost).join(" ") : "";
  return (
    <div className="mx-auto max-w-xl py-6 text-center lg:py-12">
      <ErrorPicture word={status === 0 ? "…" : String(status)} />
      <Heading level={1} className="mt-6">
        {lost ? "Не отправлено" : title}
      </Heading>
      <p className="mt-3 text-soft">{reasons || text}</p>
      {lost && <Written words={wordsOf(lost)} />}
      <div className="mt-7 flex flex-col justify-center gap-3 sm:flex-row">
        {status === 401 && (
          <ButtonLink href="/login" look="primary" icon="enter" data-document="">
            Войти
          </ButtonLink>
        )}
        {(status === 0 || mayPass.has(status)) && (
          <ButtonLink href={pathname + search} look="primary" icon="refresh" data-document="">
            Повторить
          </ButtonLink>
        )}
        {sought && (
          <ButtonLink href={href(find.all, null, { query: sought })} look="primary" icon="search">
            Поискать на портале
          </ButtonLink>
        )}
        <ButtonLink href={inside ? "/main" : "/"} icon="home">
          Вернуться на главную
        </ButtonLink>
      </div>
      {code && status !== 0 && (
        <div className="mt-8 flex flex-wrap items-center justify-center gap-x-2 text-sm text-muted">
          <p>
            Код ошибки: <code className="font-semibold text-soft select-all">{errorCode(code)}</code>
          </p>
          <CopyButton text={errorCode(code)}>Скопировать код</CopyButton>
        </div>
      )}
      <SupportWords>{status >= 500 ? "Если ошибка повторяется, сообщите код" : "Нужна помощь? Напишите"}</SupportWords>
      {status >= 500 && <ErrorDetails error={error} code={code} />}
    </div>
  );
}

/** What was written into the form that is not drawn here any more. */
function Written({ words }: { words: string[] }) {
  if (!words.length) return null;
  return (
    <div className="mt-5 space-y-3 text-left">
      <p>Вот что вы написали:</p>
      {words.map((one) => (
        <blockquote
          key={one}
          className="rounded-card border border-line bg-surface p-4 whitespace-pre-line wrap-anywhere select-all"
        >
          {one}
        </blockquote>
      ))}
    </div>
  );
}

/** The status that the server gave, 0 for a lost connection, 500 for an error of the page itself. */
function useFacts(error: unknown): { status: number; code?: string | undefined } {
  if (isRouteErrorResponse(error))
    return { status: error.status, code: (error.data as { code?: string } | null)?.code };
  const isLost = error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
  return { status: isLost && !/import|module/i.test(error.message) ? 0 : 500 };
}
