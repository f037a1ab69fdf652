import { achievements } from "#app/loyalty/achievements/routes.ts";
import { tasks } from "#app/loyalty/tasks/routes.ts";
import { thanks } from "#app/loyalty/thanks/routes.ts";
import { HowItWorks } from "#app/ui/how-it-works.tsx";
import { href } from "#app/web/urls.ts";
import { balance } from "../routes.ts";

const links = {
  rules: { href: href(balance.bonus), text: "За что приходят баллы" },
  statement: { href: href(balance.statement), text: "Баланс" },
  transfer: { href: href(balance.transfer), text: "Перевести баллы" },
  tasks: { href: href(tasks.list), text: "Задания" },
  thanks: { href: href(thanks.wall), text: "Поблагодарить коллегу" },
  key: { href: href(achievements.key), text: "Ключевые достижения" },
};

const parts = {
  balance: {
    words: [
      "Заработанное – ваше: его можно перевести коллеге.",
      "Баллы для благодарностей дарят вместе со словами, себе их не оставить.",
    ],
    links: [links.rules, links.transfer, links.thanks],
  },
  transfer: {
    words: [
      "Сначала мы покажем, кому и сколько вы отправляете и что останется.",
      "Отозвать перевод самому нельзя: если ошиблись, попросите коллегу вернуть.",
    ],
    links: [links.statement, links.thanks, links.rules],
  },
  tasks: {
    words: [
      "Возьмите задание, сделайте и расскажите об этом.",
      "Одни задания проверяет человек, другие портал засчитывает сам. О решении скажет колокольчик.",
    ],
    links: [links.statement, links.rules],
  },
  thanks: {
    words: [
      "Скажите, за что благодарны: коллега узнает об этом сразу.",
      "Баллы к благодарности берутся из отдельного кошелька, заработанное остаётся при вас.",
    ],
    links: [links.statement, links.rules],
  },
  achievements: {
    words: [
      "Одни достижения портал отмечает сам, другие вручают коллеги.",
      "Три ключевых видны на вашей странице: какие, решаете вы.",
    ],
    links: [links.key, links.tasks, links.rules],
  },
};

/** What stands beside the pages of points. */
export const HowPointsWork = ({ part }: { part: keyof typeof parts }) => <HowItWorks {...parts[part]} />;
