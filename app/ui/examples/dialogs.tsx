import { Button } from "../button.tsx";
import { Dialog, DialogCancel, DialogLink, DialogPage } from "../dialog.tsx";
import { Disclosure } from "../disclosure.tsx";
import { FormActions } from "../form-actions.tsx";
import type { ExampleSet } from "./example.ts";

export const dialogs: ExampleSet = {
  id: "dialog",
  title: "Окна и раскрытия",
  examples: [
    {
      name: "Страница-окно",
      element: (
        <DialogPage title="Удалить публикацию?" level={3}>
          <p className="mb-5 text-soft">Её увидят только модераторы. Вернуть можно в течение 30 дней.</p>
          <FormActions>
            <Button look="danger">Удалить</Button>
            <DialogCancel href="#dialog" />
          </FormActions>
        </DialogPage>
      ),
    },
    {
      name: "Открыть окном",
      element: (
        <div className="flex flex-wrap gap-3">
          <DialogLink href="#dialog">Ссылка на страницу-окно</DialogLink>
          <Button type="button" data-opens="demo-dialog">
            Окно этой страницы
          </Button>
          <Dialog id="demo-dialog" title="Новая фотография" width="avatar">
            <p className="text-soft">Окно шириной 612 точек, как в спецификации.</p>
          </Dialog>
        </div>
      ),
    },
    {
      name: "Раскрытие",
      element: (
        <div className="flex flex-col gap-2">
          <Disclosure title="Как потратить баллы?" open>
            В магазине портала: выберите товар и оплатите его баллами.
          </Disclosure>
          <Disclosure title="Когда придёт заказ?">Обычно в течение недели.</Disclosure>
        </div>
      ),
    },
  ],
};
