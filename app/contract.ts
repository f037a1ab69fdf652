import type { ContractRouterClient } from "@orpc/contract";
import { agreementsContract } from "./access/agreements/contract.ts";
import { guestsContract } from "./access/guests/contract.ts";
import { ownDataContract } from "./access/own-data/contract.ts";
import { passwordsContract } from "./access/passwords/contract.ts";
import { registrationContract } from "./access/registration/contract.ts";
import { secondStepContract } from "./access/second-step/contract.ts";
import { contentContract } from "./engines/content/contract.ts";
import { draftsContract } from "./engines/drafts/contract.ts";
import { extrasContract } from "./engines/extras/contract.ts";
import { hashtagsContract } from "./engines/hashtags/contract.ts";
import { moderationContract } from "./engines/moderation/contract.ts";
import { moderationFiguresContract } from "./engines/moderation-figures/contract.ts";
import { notificationsContract } from "./engines/notifications/contract.ts";
import { pollsContract } from "./engines/polls/contract.ts";
import { pushContract } from "./engines/push/contract.ts";
import { readyWordsContract } from "./engines/ready-words/contract.ts";
import { searchContract } from "./engines/search/contract.ts";
import { talkContract } from "./engines/talk/contract.ts";
import { textRulesContract } from "./engines/text-rules/contract.ts";
import { trashContract } from "./engines/trash/contract.ts";
import { videosContract } from "./engines/videos/contract.ts";
import { feedContract } from "./feed/feed/contract.ts";
import { savedContract } from "./feed/saved/contract.ts";
import { bulkContract } from "./news/bulk/contract.ts";
import { deskChecksContract } from "./news/desk-checks/contract.ts";
import { deskTalkContract } from "./news/desk-talk/contract.ts";
import { mustReadContract } from "./news/must-read/contract.ts";
import { newsContract } from "./news/news/contract.ts";
import { newsroomContract } from "./news/newsroom/contract.ts";
import { rubricsContract } from "./news/rubrics/contract.ts";
import { runningLineContract } from "./news/running-line/contract.ts";
import { storiesContract } from "./news/stories/contract.ts";
import { templatesContract } from "./news/templates/contract.ts";
import { translationsContract } from "./news/translations/contract.ts";
import { analyticsContract } from "./office/analytics/contract.ts";
import { auditContract } from "./office/audit/contract.ts";
import { companiesContract } from "./office/companies/contract.ts";
import { peopleDeskContract } from "./office/people-desk/contract.ts";
import { scimContract } from "./office/scim/contract.ts";
import { staffContract } from "./office/staff/contract.ts";
import { systemStateContract } from "./office/system-state/contract.ts";
import { absencesContract } from "./people/absences/contract.ts";
import { accountContract } from "./people/account/contract.ts";
import { blockingContract } from "./people/blocking/contract.ts";
import { cabinetContract } from "./people/cabinet/contract.ts";
import { followingsContract } from "./people/followings/contract.ts";
import { peopleContract } from "./people/people/contract.ts";
import { skillsContract } from "./people/skills/contract.ts";
import { visibilityContract } from "./people/visibility/contract.ts";
import { faqContract } from "./portal/faq/contract.ts";
import { setUpContract } from "./portal/set-up/contract.ts";
import { shortLinksContract } from "./portal/short-links/contract.ts";
import { supportContract } from "./portal/support/contract.ts";
import { widgetsContract } from "./portal/widgets/contract.ts";
import { servicesContract } from "./services/services/contract.ts";
import { moodContract } from "./wellbeing/mood/contract.ts";

/** One line an area: its API. */
export const contract = {
  absences: absencesContract,
  account: accountContract,
  agreements: agreementsContract,
  analytics: analyticsContract,
  audit: auditContract,
  blocking: blockingContract,
  cabinet: cabinetContract,
  companies: companiesContract,
  content: contentContract,
  deskChecks: deskChecksContract,
  deskTalk: deskTalkContract,
  drafts: draftsContract,
  polls: pollsContract,
  bulk: bulkContract,
  extras: extrasContract,
  faq: faqContract,
  feed: feedContract,
  followings: followingsContract,
  guests: guestsContract,
  hashtags: hashtagsContract,
  moderation: moderationContract,
  moderationFigures: moderationFiguresContract,
  mood: moodContract,
  mustRead: mustReadContract,
  news: newsContract,
  newsroom: newsroomContract,
  notifications: notificationsContract,
  push: pushContract,
  ownData: ownDataContract,
  passwords: passwordsContract,
  people: peopleContract,
  peopleDesk: peopleDeskContract,
  readyWords: readyWordsContract,
  registration: registrationContract,
  rubrics: rubricsContract,
  runningLine: runningLineContract,
  saved: savedContract,
  scim: scimContract,
  search: searchContract,
  secondStep: secondStepContract,
  services: servicesContract,
  setUp: setUpContract,
  shortLinks: shortLinksContract,
  skills: skillsContract,
  staff: staffContract,
  stories: storiesContract,
  support: supportContract,
  systemState: systemStateContract,
  talk: talkContract,
  templates: templatesContract,
  textRules: textRulesContract,
  translations: translationsContract,
  trash: trashContract,
  videos: videosContract,
  visibility: visibilityContract,
  widgets: widgetsContract,
};

/** What people call the areas in the description of the API. */
export const areaTitles: Record<keyof typeof contract, string> = {
  absences: "Отпуска и отсутствия",
  account: "Люди и вход",
  agreements: "Соглашения и согласия",
  analytics: "Аналитика",
  audit: "Журнал",
  blocking: "Блокировка людей",
  bulk: "Выбранные статьи редакции",
  cabinet: "Кабинет",
  companies: "Компании",
  content: "Публикации, комментарии, реакции",
  deskChecks: "Проверка содержимого",
  deskTalk: "Разговор редакторов",
  drafts: "Черновики",
  polls: "Опросы в публикациях",
  extras: "Файлы и ссылки статей",
  faq: "Вопросы и ответы",
  feed: "Ленты",
  followings: "Подписки и подписчики",
  guests: "Гости",
  hashtags: "Теги",
  moderation: "Жалобы и модерация",
  moderationFigures: "Модерация за 30 дней",
  readyWords: "Готовые слова модераторов",
  textRules: "Правила о словах и ссылках",
  mood: "Настроение",
  mustRead: "Кто ознакомился",
  news: "Новости и рубрики",
  newsroom: "Редакция",
  notifications: "Уведомления",
  push: "Уведомления на устройствах",
  ownData: "Архив и удаление своих данных",
  people: "Справочник людей и структура компании",
  peopleDesk: "Люди компании: состояния и права",
  registration: "Приглашения и регистрация",
  rubrics: "Рубрики редакции",
  runningLine: "Бегущая строка",
  saved: "Избранное",
  scim: "Каталог компании: токены и группы",
  search: "Поиск",
  passwords: "Пароли",
  secondStep: "Двухшаговый вход",
  services: "Сервисы",
  setUp: "Установка на устройства",
  shortLinks: "Короткие ссылки",
  skills: "Теги людей",
  staff: "Сотрудники и подразделения",
  stories: "Истории",
  support: "Поддержка",
  systemState: "Состояние портала",
  talk: "Разговор: закрыть, закрепить, кто отреагировал",
  templates: "Шаблоны публикаций",
  translations: "Языковые версии статей",
  trash: "Корзина",
  videos: "Свои видео",
  visibility: "Кто видит мою страницу",
  widgets: "Виджеты главной",
};

/** The API as loaders and actions call it. */
export type Api = ContractRouterClient<typeof contract>;
