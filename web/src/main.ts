import { mount } from 'svelte';

import '../look/tokens.css';
import App from './App.svelte';
import { preferredLanguage, speak } from './i18n/index.ts';
import './page.css';
import { followAddress } from './router.svelte.ts';
import { applyPreferences } from './settings/preferences.svelte.ts';

applyPreferences();
followAddress();
await speak(preferredLanguage());
mount(App, { target: document.body });
