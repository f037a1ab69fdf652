import { area } from "#app/area.ts";
import { questionBankContract, questionnaireDeskContract, questionnairesContract } from "./contract.ts";
import { questionnaireDeeds } from "./deeds.ts";
import { readSection, save } from "./server/answering.ts";
import { begin, finishOverdue, readReview } from "./server/attempts.ts";
import {
  addQuestion,
  archiveQuestion,
  changeQuestion,
  copyQuestions,
  readQuestion,
  readTests,
  readTopic,
} from "./server/bank.ts";
import { addTopic, dropTopic, readTopics, renameTopic } from "./server/bank-topics.ts";
import { followClock } from "./server/clock.ts";
import { compose, copyOne, create, readDesk, readSource, settle } from "./server/desk.ts";
import { questionnaireDuty } from "./server/duty.ts";
import { readAsGuest, readSectionAsGuest, saveAsGuest } from "./server/guests.ts";
import { issueLinks, readLinks, revokeLinks } from "./server/links.ts";
import { readDue, readList, readView } from "./server/listing.ts";
import { annul, mark, readPeople, readResponse, readTable } from "./server/marking.ts";
import { ownQuestionnaires } from "./server/own-data.ts";
import { readDeskResults, readOpenResults } from "./server/results.ts";
import { remind, takeStep } from "./server/steps.ts";

/** What surveys and tests stand on: a document of questions with rules, kept answers, anonymity, scores, sums. */
export const questionnaires = area({
  title: "Опросы и тесты",
  contract: questionnairesContract,
  serve: {
    list: readList,
    due: readDue,
    view: readView,
    section: readSection,
    begin,
    save,
    results: readOpenResults,
    review: readReview,
    guestView: readAsGuest,
    guestSection: readSectionAsGuest,
    guestSave: saveAsGuest,
  },
  jobs: [finishOverdue, followClock],
  keeps: ownQuestionnaires,
  duties: { questionnaires: questionnaireDuty },
  deeds: questionnaireDeeds,
});

export const questionnaireDesk = area({
  title: "Анкеты: управление",
  contract: questionnaireDeskContract,
  rights: { surveys: "стол опросов и тестов со всеми итогами, банк вопросов" },
  serve: {
    list: readDesk,
    source: readSource,
    create,
    compose,
    settle,
    step: takeStep,
    copy: copyOne,
    remind,
    results: readDeskResults,
    links: readLinks,
    issueLinks,
    revokeLinks,
    people: readPeople,
    table: readTable,
    response: readResponse,
    mark,
    annul,
  },
});

/** Questions of tests that a company keeps by topics: tests draw from them. */
export const questionBank = area({
  title: "Банк вопросов",
  contract: questionBankContract,
  serve: {
    topics: readTopics,
    addTopic,
    renameTopic,
    dropTopic,
    topic: readTopic,
    question: readQuestion,
    addQuestion,
    changeQuestion,
    archive: archiveQuestion,
    tests: readTests,
    copy: copyQuestions,
  },
});
