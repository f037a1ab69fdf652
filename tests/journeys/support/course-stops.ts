/** How the pages of courses and certificates are opened: anna is half way, ivan has passed, the administrator keeps the desk. */
export const coursePages = {
  "courses/tag": { path: "/learning/сервис" },
  "courses/course": { path: "/courses/{course}" },
  "courses/program": { path: "/courses/{course}/program" },
  "courses/scorm": { path: "/courses/{course}/scorm" },
  "courses/lesson": { path: "/courses/{course}/{lesson}" },
  "course-desk/adminCourses": { who: "admin" },
  "course-desk/adminCreate": { who: "admin" },
  "course-desk/adminCourse": { path: "/admin/learning/{draftCourse}", who: "admin" },
  "course-desk/adminLesson": { path: "/admin/learning/{draftCourse}/lessons/{draftLesson}", who: "admin" },
  "course-desk/adminPreview": { path: "/admin/learning/{draftCourse}/preview/{draftLesson}", who: "admin" },
  "course-desk/adminLearners": { path: "/admin/learning/{course}/learners", who: "admin" },
  "course-desk/adminLearnersTable": { path: "/admin/learning/{course}/learners/table", who: "admin" },
  "certificates/mine": { who: "ivan" },
  "certificates/check": { path: "/certificates/{certificate}", who: "nobody" },
  "certificates-desk/adminCertificates": {
    path: "/admin/learning/certificates?certificate={certificateId}",
    who: "admin",
  },
};

const found = (query: string) => ({
  who: "anna",
  path: `/sputnik/catalog?${new URLSearchParams({ query })}`,
  link: /href="\/courses\/([0-9a-f-]{36})"/,
});

export const courseThings = {
  course: found("Кофе для гостя"),
  fireCourse: found("Если загорелось"),
  oldCourse: {
    who: "anna",
    path: "/sputnik/courses",
    link: /href="\/courses\/([0-9a-f-]{36})"[^>]*>Старый прейскурант</,
  },
  lesson: { who: "anna", path: "/courses/{course}", link: /\/([0-9a-f-]{36})"[^>]*>Карта вкусов</ },
  firstLesson: { who: "anna", path: "/courses/{course}", link: /\/([0-9a-f-]{36})"[^>]*>Зерно и обжарка</ },
  testLesson: { who: "anna", path: "/courses/{fireCourse}", link: /\/([0-9a-f-]{36})"[^>]*>Что делать при пожаре</ },
  filmLesson: {
    who: "anna",
    path: "/courses/{fireCourse}",
    link: /\/([0-9a-f-]{36})"[^>]*>Как работает огнетушитель</,
  },
  draftCourse: {
    who: "admin",
    path: "/admin/learning",
    link: /href="\/admin\/learning\/([0-9a-f-]{36})"[^>]*>Как открыть кассу</,
  },
  draftLesson: { who: "admin", path: "/admin/learning/{draftCourse}", link: /\/lessons\/([0-9a-f-]{36})"/ },
  certificate: { who: "ivan", path: "/certificates", link: /href="\/certificates\/(\d{4}-\w{4}-\w{4})"/ },
  revokedCertificate: { who: "editor", path: "/certificates", link: /href="\/certificates\/(\d{4}-\w{4}-\w{4})"/ },
  certificateId: { who: "admin", path: "/admin/learning/certificates", link: /certificate=([0-9a-f-]{36})"/ },
};

/** More states of the same pages. */
export const courseStates = {
  "nothing to learn that was assigned": { path: "/sputnik", who: "moderator" },
  "courses passed": { path: "/sputnik/courses?shelf=done", who: "ivan" },
  "no courses put aside": { path: "/sputnik/courses?shelf=saved" },
  "no such courses": { path: "/sputnik/catalog?query=абракадабра" },
  "a course to enrol in": { path: "/courses/{course}", who: "moderator" },
  "a course passed": { path: "/courses/{course}", who: "ivan" },
  "a course of which there is a newer version": { path: "/courses/{fireCourse}" },
  "a course in the archive": { path: "/courses/{oldCourse}" },
  "a course by a deep link": { path: "/courses/{course}/true/isDeepLink" },
  "a lesson passed": { path: "/courses/{course}/{firstLesson}", who: "ivan" },
  "a lesson with a test": { path: "/courses/{fireCourse}/{testLesson}" },
  "a lesson with a film": { path: "/courses/{fireCourse}/{filmLesson}" },
  "a team of nobody": { path: "/sputnik/team", who: "ivan" },
  "a published course on the desk": { path: "/admin/learning/{course}", who: "admin" },
  "a new lesson": { path: "/admin/learning/{course}/lessons/new", who: "admin" },
  "a course that nobody takes": { path: "/admin/learning/{draftCourse}/learners", who: "admin" },
  "no certificates yet": { path: "/certificates", who: "moderator" },
  "a certificate of a colleague": { path: "/certificates/{certificate}" },
  "a certificate that was taken back": { path: "/certificates/{revokedCertificate}", who: "nobody" },
};
