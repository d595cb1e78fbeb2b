export { createDeviceStore, type DeviceStore } from './deviceStore.ts';
export { setPersonalMark } from './personalMarks.ts';
