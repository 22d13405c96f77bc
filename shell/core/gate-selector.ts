/**
 * Elements that wait for consent: `<script type="text/plain" data-cookie-consent-script="marketing">` and
 * `<template data-consent="marketing">` around any content. CON-08
 */
export const gateSelector = "script[data-cookie-consent-script], template[data-consent]";
