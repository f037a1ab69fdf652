import { isRouteErrorResponse } from "@remix-run/react";
import { useRoot } from "#app/web/root-data.ts";

const texts: Record<number, { title: string; text: string }> = {
  400: { title: "Что-то пошло не так", text: "Попробуйте перезагрузить страницу." },
  403: { title: "Доступ к ресурсу запрещен", text: "Доступ к данному ресурсу запрещен." },
  404: { title: "Страница не найдена", text: "К сожалению запрашиваемая информация не найдена." },
  413: { title: "Файл слишком большой", text: "Вернитесь и выберите файл поменьше: до 25 МБ." },
  429: {
    title: "Слишком часто",
    text: "Превышено допустимое количество попыток. Пожалуйста, повторите Ваше действие позднее.",
  },
  503: { title: "Портал отдыхает", text: "Сервис временно недоступен. Мы уже чиним, попробуйте через минуту." },
};

const unknown = { title: "Что-то пошло не так", text: "Что-то пошло не так, попробуйте перезагрузить страницу." };

/** What a person reads when a page could not be shown, with a code that support can look up (product B31). */
export function ErrorPage({ error }: { error: unknown }) {
  const { seed, viewer } = useRoot();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const code = (isRouteErrorResponse(error) && (error.data as { code?: string } | null)?.code) || seed;
  const { title, text } = texts[status] ?? unknown;
  return (
    <div className="mx-auto max-w-xl py-12 text-center">
      <p className="text-sm text-muted">{status}</p>
      <h1 className="mt-2 text-2xl font-semibold">{title}</h1>
      <p className="mt-3 text-soft">{text}</p>
      {code && (
        <p className="mt-6 text-sm text-muted">
          Код ошибки: <code className="select-all">{code.slice(0, 8).toUpperCase()}</code>
        </p>
      )}
      <p className="mt-6">
        <a className="link" href={viewer.accountId ? "/main" : "/"}>
          Вернуться на главную
        </a>
      </p>
    </div>
  );
}
