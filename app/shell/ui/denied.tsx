import { ButtonLink } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { href } from "#app/web/urls.ts";
import { shell } from "../routes.ts";

/** The page that says a way is closed (specification §2): it leads on by itself, unless one asks it to stay. */
export function Denied({ stay }: { stay: boolean }) {
  return (
    <div className="mx-auto max-w-xl py-12 text-center">
      <Heading level={1}>Доступ к ресурсу запрещен</Heading>
      {!stay && (
        <>
          <noscript>
            <meta httpEquiv="refresh" content={`99;url=${href(shell.main)}`} />
          </noscript>
          <p className="mt-4 text-soft">Примерно через 100 секунд откроется главная страница.</p>
          <p className="mt-2">
            <a className="text-link underline" href={href(shell.notAllowed, null, { stay: "1" })}>
              Остаться на этой странице
            </a>
          </p>
        </>
      )}
      <p className="mt-6 text-soft">Если вам нужен этот раздел, напишите в службу поддержки своей компании.</p>
      <div className="mt-6">
        <ButtonLink href={href(shell.main)} look="primary">
          Вернуться на главную
        </ButtonLink>
      </div>
    </div>
  );
}
