import type { PartnerTable } from '../checks/checkCourses.ts';
import type { Kind } from '../finding.ts';
import type { Reason } from '../project/contentUnreadable.ts';
import type { Place } from '../siteTables.ts';
import { findingsEn } from './findings.en.ts';
import { findingsIt } from './findings.it.ts';
import { reportEn } from './report.en.ts';
import { reportIt } from './report.it.ts';

/** What a finding is called, what students see, and what to do about it. */
export type KindTexts = {
  readonly title: string;
  readonly students: string;
  readonly todo: string;
};

export type FindingTexts = {
  readonly kinds: Readonly<Record<Kind, KindTexts>>;
  /** What students miss when a course is not in this table. */
  readonly missingIn: Readonly<Record<PartnerTable, string>>;
  readonly places: Readonly<Record<Place, string>>;
};

export type ReportTexts = {
  readonly title: (url: string) => string;
  readonly read: (tables: number, rows: number, files: number) => string;
  readonly empty: (tables: readonly string[]) => string;
  /** Names of columns of the report that are none of the database. */
  readonly table: string;
  readonly value: string;
  readonly sameAs: string;
  readonly inOrder: string;
  readonly total: (findings: number, tables: number) => string;
  readonly howToFind: string;
  readonly reading: string;
  readonly opening: (opened: number, all: number) => string;
  readonly unreadable: Readonly<Record<Reason, (detail: string) => string>>;
  readonly help: string;
};

export type Texts = FindingTexts & { readonly report: ReportTexts };

export const languages = ['en', 'it'] as const;
export type ReportLanguage = (typeof languages)[number];

export const texts: Readonly<Record<ReportLanguage, Texts>> = {
  en: { ...findingsEn, report: reportEn },
  it: { ...findingsIt, report: reportIt },
};
