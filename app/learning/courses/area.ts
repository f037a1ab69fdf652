import { area } from "#app/area.ts";
import { withTenant } from "#platform/db/index.ts";
import { courseDeskContract, coursesContract } from "./contract.ts";
import { courseDeeds } from "./deeds.ts";
import { coursesNavigation } from "./navigation.ts";
import { assign, enrolAudience } from "./server/assigning.ts";
import { judge, readCheck, readChecks } from "./server/checking.ts";
import { readCatalogue, readHome, readMine } from "./server/course-cards.ts";
import { archive, changeCourse, makeCourse, readCourses, readSource } from "./server/course-desk.ts";
import { readCourse, readLesson } from "./server/course-view.ts";
import { courseDuty } from "./server/duty.ts";
import { enrol, keepCourse, leave } from "./server/enrolling.ts";
import { passByEvent } from "./server/event-lesson.ts";
import { glanceAtCourses } from "./server/glance.ts";
import { assignTeam, readLearners, readTeam } from "./server/learners.ts";
import { finish, move, start } from "./server/learning.ts";
import { dropLesson, moveLesson, preview, putLesson } from "./server/lesson-desk.ts";
import { checkNotices, courseNotices, notifyOfCourses, notifyOfWorks, remindOfTerms } from "./server/notices.ts";
import { ownCourses } from "./server/own-data.ts";
import { publish } from "./server/publishing.ts";
import { dropReview, dropReviewOf, readReviews, review } from "./server/reviewing.ts";
import { beginScorm, passByPackage, readScorm } from "./server/scorm-lesson.ts";
import { courseSource } from "./server/search-source.ts";
import { submit } from "./server/submitting.ts";
import { courseTalk, readTalk } from "./server/talk.ts";
import { beat } from "./server/time.ts";
import { checkTimePaper, readTimeKeys, readTimePaper } from "./server/time-paper.ts";
import { readTime } from "./server/time-report.ts";

/** Courses: the catalogue, one's own way through lessons, the team's (specification §2, product B13). */
export const courses = area({
  title: "Обучение",
  contract: coursesContract,
  navigation: coursesNavigation,
  serve: {
    home: readHome,
    catalogue: readCatalogue,
    mine: readMine,
    one: readCourse,
    lesson: readLesson,
    enrol,
    leave,
    start,
    finish,
    move,
    keep: keepCourse,
    ...{ beat, submit, scorm: readScorm, beginScorm, reviews: readReviews, review, dropReview },
    ...{ talk: readTalk, timeKeys: readTimeKeys, checkTimePaper },
    team: readTeam,
    assignTeam,
  },
  kinds: [courseTalk],
  keeps: ownCourses,
  duties: { courses: courseDuty },
  widgets: { courses: glanceAtCourses },
  search: [courseSource],
  notices: [courseNotices, checkNotices],
  listeners: [notifyOfCourses, notifyOfWorks, enrolAudience, passByPackage, passByEvent],
  jobs: [
    {
      name: "courses.remind",
      title: "Напомнить о сроках курсов",
      cron: "15 6 * * *",
      run: () => withTenant("*", remindOfTerms),
    },
  ],
});

/** Where courses are made, published and assigned. */
export const courseDesk = area({
  title: "Обучение: курсы компании",
  contract: courseDeskContract,
  rights: { learning: "курсы компании: уроки, версии, назначения, сертификаты" },
  serve: {
    list: readCourses,
    source: readSource,
    make: makeCourse,
    change: changeCourse,
    putLesson,
    moveLesson,
    dropLesson,
    preview,
    publish,
    archive,
    assign,
    learners: readLearners,
    ...{ checks: readChecks, check: readCheck, judge, time: readTime, timePaper: readTimePaper, dropReviewOf },
  },
  deeds: courseDeeds,
});
