import { hash } from 'node:crypto'
import { ROOT_ID } from '#contract/page.ts'
import { type Language, languages } from '#contract/rules/language.ts'
import { SPOKEN, STAFF_LANGUAGE, STAFF_THEME } from '#contract/staff-app.ts'
import type { InlineHashes } from '../http/security.ts'

/** The document is the same for everyone: before anything is drawn it looks which language and which colours this browser has. */
const BEGIN =
  "const e=document.documentElement;let l='en';try{const s=localStorage;" +
  `if(s.getItem('${STAFF_THEME}')==='dark')e.dataset.theme='dark';` +
  `if(${SPOKEN}.test(location.pathname)&&(s.getItem('${STAFF_LANGUAGE}')??navigator.language.slice(0,2))==='bn')l='bn'}catch{}` +
  'e.lang=l;document.head.append(document.getElementById(l).content)'

type Shell = { document: string; hashes: InlineHashes }

/** `parts` are the scripts and styles of each language. */
export const createShell = (parts: Record<Language, string>): Shell => ({
  document:
    '<!doctype html><html lang="en" class="staff"><head><meta charset="utf-8"><title>Staff</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">' +
    '<meta name="robots" content="noindex, nofollow"><meta name="theme-color" content="#2B1A5A">' +
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">' +
    languages.map((language) => `<template id="${language}">${parts[language]}</template>`).join('') +
    `<script>${BEGIN}</script></head><body><div id="${ROOT_ID}"></div></body></html>`,
  hashes: { styles: [], scripts: [`sha256-${hash('sha256', BEGIN, 'base64')}`] },
})
