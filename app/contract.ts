import type { ContractRouterClient } from "@orpc/contract";
import { absencesContract } from "./absences/contract.ts";
import { accountContract } from "./account/contract.ts";
import { agreementsContract } from "./agreements/contract.ts";
import { analyticsContract } from "./analytics/contract.ts";
import { auditContract } from "./audit/contract.ts";
import { blockingContract } from "./blocking/contract.ts";
import { bulkContract } from "./bulk/contract.ts";
import { cabinetContract } from "./cabinet/contract.ts";
import { companiesContract } from "./companies/contract.ts";
import { contentContract } from "./content/contract.ts";
import { deskChecksContract } from "./desk-checks/contract.ts";
import { deskTalkContract } from "./desk-talk/contract.ts";
import { draftsContract } from "./drafts/contract.ts";
import { extrasContract } from "./extras/contract.ts";
import { faqContract } from "./faq/contract.ts";
import { feedContract } from "./feed/contract.ts";
import { followingsContract } from "./followings/contract.ts";
import { guestsContract } from "./guests/contract.ts";
import { hashtagsContract } from "./hashtags/contract.ts";
import { moderationContract } from "./moderation/contract.ts";
import { moderationFiguresContract } from "./moderation-figures/contract.ts";
import { moodContract } from "./mood/contract.ts";
import { mustReadContract } from "./must-read/contract.ts";
import { newsContract } from "./news/contract.ts";
import { newsroomContract } from "./newsroom/contract.ts";
import { notificationsContract } from "./notifications/contract.ts";
import { ownDataContract } from "./own-data/contract.ts";
import { passwordsContract } from "./passwords/contract.ts";
import { peopleContract } from "./people/contract.ts";
import { peopleDeskContract } from "./people-desk/contract.ts";
import { pollsContract } from "./polls/contract.ts";
import { pushContract } from "./push/contract.ts";
import { readyWordsContract } from "./ready-words/contract.ts";
import { registrationContract } from "./registration/contract.ts";
import { rubricsContract } from "./rubrics/contract.ts";
import { runningLineContract } from "./running-line/contract.ts";
import { savedContract } from "./saved/contract.ts";
import { scimContract } from "./scim/contract.ts";
import { searchContract } from "./search/contract.ts";
import { secondStepContract } from "./second-step/contract.ts";
import { servicesContract } from "./services/contract.ts";
import { setUpContract } from "./set-up/contract.ts";
import { shortLinksContract } from "./short-links/contract.ts";
import { skillsContract } from "./skills/contract.ts";
import { staffContract } from "./staff/contract.ts";
import { storiesContract } from "./stories/contract.ts";
import { supportContract } from "./support/contract.ts";
import { systemStateContract } from "./system-state/contract.ts";
import { talkContract } from "./talk/contract.ts";
import { templatesContract } from "./templates/contract.ts";
import { textRulesContract } from "./text-rules/contract.ts";
import { translationsContract } from "./translations/contract.ts";
import { trashContract } from "./trash/contract.ts";
import { videosContract } from "./videos/contract.ts";
import { visibilityContract } from "./visibility/contract.ts";
import { widgetsContract } from "./widgets/contract.ts";

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
