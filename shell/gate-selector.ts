/**
 * What waits for consent: `<script type="text/plain" data-cookie-consent-script="marketing">` (the specification's) and
 * `<template data-consent="marketing">` around anything. CON-08
 */
export const gateSelector = "[data-cookie-consent-script], template[data-consent]";
