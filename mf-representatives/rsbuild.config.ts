import { defineRemoteBuild } from 'shared/build';

export default defineRemoteBuild('representatives');
