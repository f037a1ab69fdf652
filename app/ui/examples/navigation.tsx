import { Breadcrumbs } from "../breadcrumbs.tsx";
import { Link } from "../link.tsx";
import { Menu, MenuButton, MenuLine, MenuLink } from "../menu.tsx";
import { MoreLink } from "../more-link.tsx";
import { Section } from "../page-header.tsx";
import { Stepper } from "../stepper.tsx";
import { Tabs } from "../tabs.tsx";
import type { ExampleSet } from "./example.ts";

const tabs = [
  { href: "#work", title: "Работа", current: true },
  { href: "#life", title: "Жизнь" },
  { href: "#blogs", title: "Блоги", count: 4 },
  { href: "#subscriptions", title: "Подписки" },
  { href: "#company", title: "Моя компания" },
];

export const navigation: ExampleSet = {
  id: "navigation",
  title: "Дорога",
  examples: [
    { name: "Вкладки", element: <Tabs label="Ленты" tabs={tabs} /> },
    { name: "Вкладки-таблетки", element: <Tabs label="Ленты, второй вид" tabs={tabs} look="pills" /> },
    {
      name: "Ссылки",
      element: (
        <p>
          Подробности в <Link href="#link">правилах магазина</Link>, а общие сведения – на{" "}
          <Link href="https://example.ru" external>
            сайте компании
          </Link>
          .{" "}
          <Link href="#link" look="quiet">
            Пожаловаться
          </Link>
        </p>
      ),
    },
    {
      name: "Меню",
      element: (
        <div className="flex gap-3">
          <Menu label="Действия" align="start" look="secondary">
            <MenuLink href="#menu" icon="edit">
              Изменить
            </MenuLink>
            <MenuLink href="#menu" icon="pin">
              Закрепить
            </MenuLink>
            <MenuLine />
            <MenuLink href="#menu" icon="delete" danger dialog="s">
              Удалить
            </MenuLink>
          </Menu>
          <Menu label="Ещё" icon="more" iconOnly align="start">
            <MenuButton icon="bell-off" name="intent" value="mute">
              Не показывать такое
            </MenuButton>
          </Menu>
        </div>
      ),
    },
    {
      name: "Крошки",
      element: (
        <Breadcrumbs
          places={[
            { href: "#channels", title: "Каналы" },
            { href: "#coffee", title: "Кофе-поинт" },
          ]}
        />
      ),
    },
    {
      name: "Шаги",
      wide: true,
      element: (
        <Stepper
          label="Оформление заказа"
          steps={[
            { title: "Корзина", state: "done", href: "#cart" },
            { title: "Получение", state: "current" },
            { title: "Подтверждение", state: "ahead" },
          ]}
        />
      ),
    },
    {
      name: "Раздел",
      element: (
        <Section id="demo-section" level={3} title="Новые курсы" action={<Link href="#all">Все курсы</Link>}>
          <p className="text-soft">Три курса на этой неделе.</p>
        </Section>
      ),
    },
    { name: "Ещё", element: <MoreLink href="#more" /> },
  ],
};
