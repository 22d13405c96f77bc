const field = (name: string, message: string): string =>
  `<div><label>${name} <input id="f-${name}" name="${name}" value="${name}" class="input-validation-error"
    data-val="true" data-val-required="Wanted: ${name}."></label>
<div class="field-validation-error" data-valmsg-for="${name}" data-valmsg-replace="true">${message}</div></div>`;

/** The items of the summary of `refusedForm`. */
export const serverErrors = [
  "We are closed that day.",
  "No such street.",
  "Not that one.",
  "Town: we do not go there.",
  "Not that one.",
];

/** A form that the server has refused, with a summary of its errors. */
export const refusedForm = `<form method="post" action="/lab/sent" data-ajax>
<div class="validation-summary-errors"
  data-valmsg-summary="true"><ul><li>We are closed that day.</li><li>No such street.</li><li>Not that one.</li><li><a
    href="#f-Town">Town: we do not go there.</a></li><li>Not that one.</li></ul></div>
${field("Street", "No such street.")}${field("House", "Not that one.")}
${field("Town", "We do not go there.")}${field("Box", "Not that one.")}
<label>Note <input name="Note" data-val="true" data-val-length="Too long." data-val-length-max="3"></label>
<button>Send</button></form>`;
