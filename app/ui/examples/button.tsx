import { Button, ButtonLink } from "../button.tsx";
import type { ExampleSet } from "./example.ts";

export const button: ExampleSet = {
  id: "button",
  title: "Кнопки",
  examples: [
    {
      name: "Виды",
      element: (
        <div className="flex flex-wrap gap-3">
          <Button look="primary">Опубликовать</Button>
          <Button>Сохранить черновик</Button>
          <Button look="tinted">Подписаться</Button>
          <Button look="quiet">Отмена</Button>
          <Button look="danger">Удалить</Button>
          <Button look="quiet-danger">Удалить</Button>
        </div>
      ),
    },
    {
      name: "Размеры и значки",
      element: (
        <div className="flex flex-wrap items-center gap-3">
          <Button look="primary" size="l" icon="edit">
            Написать
          </Button>
          <Button look="primary" icon="add">
            Создать
          </Button>
          <Button look="primary" size="s" icon="check">
            Готово
          </Button>
          <Button icon="share" iconOnly>
            Поделиться
          </Button>
          <Button look="quiet" icon="more" iconOnly size="s">
            Другие действия
          </Button>
          <ButtonLink href="#button" icon="forward">
            Ссылка-кнопка
          </ButtonLink>
        </div>
      ),
    },
    {
      name: "Состояния",
      element: (
        <div className="flex flex-wrap gap-3">
          <Button look="primary" pending>
            Отправляем
          </Button>
          <Button pending>Сохраняем</Button>
          <Button look="primary" disabled>
            Недоступно
          </Button>
          <Button look="quiet" aria-pressed="true" icon="bookmark">
            В закладках
          </Button>
        </div>
      ),
    },
  ],
};
