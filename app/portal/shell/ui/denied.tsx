import { useLocation } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Link } from "#app/ui/link.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import { shell } from "../routes.ts";
import { Countdown } from "./countdown.tsx";
import { ErrorPicture } from "./error-picture.tsx";
import { SupportWords } from "./support-words.tsx";

type DeniedProps = { home: string; leadsTo: string | null };

/** The page that says a way is closed (specification §2): it leads on by itself, unless one asks it to stay. */
export function Denied({ home, leadsTo }: DeniedProps) {
  const { scripts } = useRoot();
  const { key } = useLocation();
  return (
    <div className="mx-auto max-w-xl py-6 text-center lg:py-12">
      <ErrorPicture word="403" />
      <Heading level={1} className="mt-6">
        Доступ к ресурсу запрещен
      </Heading>
      {leadsTo && (scripts ? <Countdown key={key} to={leadsTo} still={<Still />} /> : <Still />)}
      <SupportWords className="mt-6 text-soft">Если вам нужен этот раздел, напишите</SupportWords>
      <div className="mt-7">
        <ButtonLink href={home} look="primary" icon="home">
          Вернуться на главную
        </ButtonLink>
      </div>
    </div>
  );
}

/** Without script the browser itself moves on. */
function Still() {
  return (
    <div className="mt-4 text-soft">
      <p>Примерно через 100 секунд откроется главная страница.</p>
      <p className="mt-2">
        <Link href={href(shell.notAllowed, null, { stay: "1" })}>Остаться на этой странице</Link>
      </p>
    </div>
  );
}
