/** The translations that every section uses. */
export const commonTranslations = {
  it: {
    retry: 'Riprova',
    close: 'Chiudi',
    loading: 'Caricamento in corso',
    notifications: 'Notifiche',
    errorTitle: 'Errore',
    unexpectedError: 'Si è verificato un errore imprevisto',
    opensInNewTab: 'si apre in una nuova scheda',
    search: 'Cerca',
    clearSearch: 'Cancella la ricerca',
  },
  en: {
    retry: 'Try again',
    close: 'Close',
    loading: 'Loading',
    notifications: 'Notifications',
    errorTitle: 'Error',
    unexpectedError: 'An unexpected error occurred',
    opensInNewTab: 'opens in a new tab',
    search: 'Search',
    clearSearch: 'Clear the search',
  },
};
