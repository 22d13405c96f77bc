// Forms of later pages, and answers to forms.
document.addEventListener('page:loaded', function (e) {
    jQuery.validator.unobtrusive.parse(e.detail.target);
});
