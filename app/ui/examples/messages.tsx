import { Button } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";
import { Notice } from "../notice.tsx";
import { Flash } from "../toast.tsx";
import { showToast } from "../toast-store.ts";
import type { ExampleSet } from "./example.ts";

export const messages: ExampleSet = {
  id: "message",
  title: "Сообщения",
  examples: [
    {
      name: "К сведению",
      element: <Notice title="Завтра портал обновится">С 22:00 до 23:00 он может открываться медленно.</Notice>,
    },
    { name: "Готово", element: <Notice look="success">Заявка принята. Ответ придёт в уведомления.</Notice> },
    {
      name: "Внимание",
      element: (
        <Notice
          look="warning"
          title="Черновик изменён в другой вкладке"
          action={<Button size="s">Показать отличия</Button>}
        >
          Сохраните нужное, прежде чем продолжать.
        </Notice>
      ),
    },
    { name: "Важно", element: <Notice look="danger" title="Срок теста истекает сегодня" /> },
    {
      name: "Пусто",
      element: (
        <EmptyState
          icon="subscriptions"
          title="Здесь появятся новости подписок"
          action={<Button look="primary">Выбрать каналы</Button>}
        >
          Подпишитесь на людей и каналы, которые вам интересны, и ничего не пропустите.
        </EmptyState>
      ),
    },
    {
      name: "Всплывающие",
      element: (
        <div className="flex flex-wrap gap-3">
          <Button type="button" onClick={() => showToast({ id: "saved", kind: "success", text: "Черновик сохранён" })}>
            Готово
          </Button>
          <Button
            type="button"
            onClick={() => showToast({ id: "429", kind: "error", text: "Превышено допустимое количество попыток." })}
          >
            Ошибка
          </Button>
        </div>
      ),
    },
    {
      name: "Они же без скриптов",
      element: (
        <Flash
          messages={[
            { id: "published", kind: "success", text: "Публикация вышла в ленте «Работа»" },
            { id: "hello", kind: "info", text: "Мы запомнили ваш выбор" },
            { id: "404", kind: "error", text: "К сожалению запрашиваемая информация не найдена." },
          ]}
        />
      ),
    },
  ],
};
