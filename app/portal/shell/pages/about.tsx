import type { MetaFunction } from "@remix-run/node";
import { PageHeader } from "#app/ui/page-header.tsx";
import { titled } from "#app/web/title.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("О портале");

export default function About() {
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="О портале" />
      <div className="prose">
        <p>
          Вече – корпоративный портал: новости компании, публикации коллег, разговоры и поиск людей. Название – от
          собраний старых русских городов, куда приходил каждый и где каждый мог сказать.
        </p>
        <h2>Кому открыт портал</h2>
        <p>Читать и писать могут сотрудники компаний, подключённых к порталу. Гостям видны только открытые страницы.</p>
        <h2>Как войти</h2>
        <p>
          Нажмите «Войти» и введите рабочий логин и пароль. Забыли их – обратитесь в службу поддержки своей компании.
        </p>
      </div>
    </div>
  );
}
