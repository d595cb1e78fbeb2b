// A second library reads the file back: both making the same mistake is unlikely.
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { icsFile } from './icsFile.ts';

it('an entry of a whole day is that day in every time zone', () => {
  const entry = {
    uid: 'exam@linea.example',
    title: 'Esame di Statistica',
    start: new Date('2027-01-31T00:00:00Z'),
    end: new Date('2027-02-01T00:00:00Z'),
    allDay: true,
    details: '',
    location: undefined,
    url: 'https://linea.example/dispense/secondo-anno/Statistica',
  };
  const file = icsFile(entry, new Date('2026-11-20T12:00:00Z'), 'Linea', 'Dispense');
  expect(file).toContain('DTSTART;VALUE=DATE:20270131\r\n');
  expect(file).toContain('DTEND;VALUE=DATE:20270201\r\n');
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  expect(event.startDate.isDate).toBe(true);
  expect(event.duration.toSeconds()).toBe(24 * 60 * 60);
  expect(event.summary).toBe('Esame di Statistica');
  expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Linea//Dispense//EN');
});
