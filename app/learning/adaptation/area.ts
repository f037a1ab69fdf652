import { area } from "#app/area.ts";
import { withTenant } from "#platform/db/index.ts";
import { adaptationContract } from "./contract.ts";
import { adaptationDeeds } from "./deeds.ts";
import { adaptationNavigation } from "./navigation.ts";
import { finishByAnswer } from "./server/answers.ts";
import { check, conclude, remind, setHelper } from "./server/checking.ts";
import { drop, move, publish, putLevel, putStep, readTemplateFigures } from "./server/composing.ts";
import { finishByCourse } from "./server/course-steps.ts";
import { begin, finish, tick } from "./server/doing.ts";
import { newcomerDuty } from "./server/duty.ts";
import { readGlance } from "./server/glance.ts";
import { addNote, addStep, dropNote, readNotes } from "./server/notes.ts";
import { adaptationNotices, deskNotices, lateNotices } from "./server/notices.ts";
import { ownAdaptation } from "./server/own-data.ts";
import { readDesk, readHome, readTable } from "./server/run-lines.ts";
import { readGrades, readRunView, readStep, readSubordinate } from "./server/run-reading.ts";
import { adaptationSource } from "./server/search-source.ts";
import { changeRun, renew, skip, start } from "./server/starting.ts";
import { startByTable } from "./server/starting-table.ts";
import { notifyOfAdaptation, tellTerms } from "./server/telling.ts";
import { archiveTemplate, putTemplate, readTemplate, readTemplates } from "./server/templates.ts";
import { tend } from "./server/tending.ts";

/** Adaptation of newcomers: one plan, seen by the newcomer, those who help and those who manage it (specification §2, product B14). */
export const adaptation = area({
  title: "Адаптация",
  contract: adaptationContract,
  navigation: adaptationNavigation,
  rights: { adaptation: "адаптация новичков: программы, кто их проходит, кто помогает" },
  serve: {
    home: readHome,
    glance: readGlance,
    run: readRunView,
    subordinate: readSubordinate,
    step: readStep,
    grades: readGrades,
    begin,
    finish,
    tick,
    check,
    remind,
    addStep,
    setHelper,
    conclude,
    notes: readNotes,
    addNote,
    dropNote,
    desk: readDesk,
    table: readTable,
    templates: readTemplates,
    template: readTemplate,
    putTemplate,
    archive: archiveTemplate,
    putLevel,
    putStep,
    move,
    drop,
    publish,
    figures: readTemplateFigures,
    start,
    startByTable,
    change: changeRun,
    skip,
    renew,
  },
  keeps: ownAdaptation,
  duties: { newcomers: newcomerDuty },
  search: [adaptationSource],
  deeds: adaptationDeeds,
  notices: [adaptationNotices, lateNotices, deskNotices],
  listeners: [notifyOfAdaptation, finishByAnswer, finishByCourse],
  jobs: [
    {
      name: "adaptation.tend",
      title: "Начать адаптацию новых людей и закончить её у тех, кто ушёл",
      cron: "17,47 * * * *",
      run: () => withTenant("*", tend),
    },
    {
      name: "adaptation.terms",
      title: "Напомнить о сроках адаптации",
      cron: "27 * * * *",
      run: () => withTenant("*", tellTerms),
    },
  ],
});
