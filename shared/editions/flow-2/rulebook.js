// Rules as they were, with their engine: made by `npm run new-version -- flow`, never to be edited.
// \0rolldown/runtime.js
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var __copyProps = (to, from, except, desc) => {
	if (from && typeof from === "object" || typeof from === "function") for (var keys = __getOwnPropNames(from), i = 0, n = keys.length, key; i < n; i++) {
		key = keys[i];
		if (!__hasOwnProp.call(to, key) && key !== except) __defProp(to, key, {
			get: ((k) => from[k]).bind(null, key),
			enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable
		});
	}
	return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(isNodeMode || !mod || !mod.__esModule || !__hasOwnProp.call(mod, "default") ? __defProp(target, "default", {
	value: mod,
	enumerable: true
}) : target, mod));
// node_modules/zod/v4/core/util.js
function getEnumValues(entries) {
	const numericValues = Object.values(entries).filter((v) => typeof v === "number");
	return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
}
function jsonStringifyReplacer(_, value) {
	if (typeof value === "bigint") return value.toString();
	return value;
}
var Cached = class {
	constructor(getter) {
		this._getter = getter;
		this._value = void 0;
	}
	get value() {
		const getter = this._getter;
		if (getter !== void 0) {
			this._value = getter();
			this._getter = void 0;
		}
		return this._value;
	}
};
function cached(getter) {
	return new Cached(getter);
}
function nullish(input) {
	return input === null || input === void 0;
}
function cleanRegex(source) {
	const start = source.startsWith("^") ? 1 : 0;
	const end = source.endsWith("$") ? source.length - 1 : source.length;
	return source.slice(start, end);
}
const EVALUATING = /* @__PURE__*/ Symbol("evaluating");
function defineLazy(object, key, getter) {
	let value = void 0;
	Object.defineProperty(object, key, {
		get() {
			if (value === EVALUATING) return;
			if (value === void 0) {
				value = EVALUATING;
				value = getter();
			}
			return value;
		},
		set(v) {
			Object.defineProperty(object, key, { value: v });
		},
		configurable: true
	});
}
function assignProp(target, prop, value) {
	Object.defineProperty(target, prop, {
		value,
		writable: true,
		enumerable: true,
		configurable: true
	});
}
function mergeDefs(...defs) {
	const mergedDescriptors = {};
	for (const def of defs) {
		const descriptors = Object.getOwnPropertyDescriptors(def);
		Object.assign(mergedDescriptors, descriptors);
	}
	return Object.defineProperties({}, mergedDescriptors);
}
const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
function isObject(data) {
	return typeof data === "object" && data !== null && !Array.isArray(data);
}
function isPlainObject(o) {
	if (isObject(o) === false) return false;
	const ctor = o.constructor;
	if (ctor === void 0) return true;
	if (typeof ctor !== "function") return true;
	const prot = ctor.prototype;
	if (isObject(prot) === false) return false;
	if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
	return true;
}
function shallowClone(o) {
	if (isPlainObject(o)) return { ...o };
	if (Array.isArray(o)) return [...o];
	if (o instanceof Map) return new Map(o);
	if (o instanceof Set) return new Set(o);
	return o;
}
const propertyKeyTypes = /* @__PURE__*/ new Set([
	"string",
	"number",
	"symbol"
]);
function escapeRegex(str) {
	return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function clone(inst, def, params) {
	const cl = new inst._zod.constr(def ?? inst._zod.def);
	if (!def || params?.parent) cl._zod.parent = inst;
	return cl;
}
function normalizeParams(_params) {
	const params = _params;
	if (!params) return {};
	if (typeof params === "string") return { error: () => params };
	if (params?.message !== void 0) {
		if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
		params.error = params.message;
	}
	delete params.message;
	if (typeof params.error === "string") return {
		...params,
		error: () => params.error
	};
	return params;
}
function optionalKeys(shape) {
	return Object.keys(shape).filter((k) => {
		return shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional";
	});
}
const NUMBER_FORMAT_RANGES = /*@__PURE__*/ (() => ({
	safeint: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
	int32: [-2147483648, 2147483647],
	uint32: [0, 4294967295],
	float32: [-34028234663852886e22, 34028234663852886e22],
	float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
}))();
function aborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
	return false;
}
function explicitlyAborted(x, startIndex = 0) {
	if (x.aborted === true) return true;
	for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
	return false;
}
function prefixIssues(path, issues) {
	return issues.map((iss) => {
		var _a;
		(_a = iss).path ?? (_a.path = []);
		iss.path.unshift(path);
		return iss;
	});
}
function unwrapMessage(message) {
	return typeof message === "string" ? message : message?.message;
}
/** The leading size checks of `defChecks` that set an upper bound, each paired with it. */
function sizeCaps(defChecks) {
	const caps = [];
	for (const ch of defChecks ?? []) {
		const d = ch._zod.def;
		if (!/_(length|size)$|_equals$/.test(d.check)) break;
		const max = d.maximum ?? d.length ?? d.size;
		if (max >= 0) caps.push([max, ch]);
	}
	return caps;
}
function attachSchema(issues, start, inst) {
	var _a;
	for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
}
function finalizeIssue(iss, ctx, config) {
	var _a;
	const traits = iss.inst?._zod?.traits;
	if (traits?.has("$ZodType")) {
		if (traits.has("$ZodCheck")) (_a = iss).schema ?? (_a.schema = iss.inst);
		else iss.schema = iss.inst;
	}
	const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
	const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
	const full = {};
	for (const k of Object.keys(iss)) {
		if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
		full[k] = iss[k];
	}
	full.path ?? (full.path = []);
	full.message = message;
	if (ctx?.reportInput) full.input = iss.input;
	return full;
}
const highSurrogate = /[\uD800-\uDBFF]/;
function codePointLength(str) {
	const units = str.length;
	if (!highSurrogate.test(str)) return units;
	let count = units;
	for (let i = 0; i < units - 1; i++) if ((str.charCodeAt(i) & 64512) === 55296 && (str.charCodeAt(i + 1) & 64512) === 56320) {
		count--;
		i++;
	}
	return count;
}
function getLengthableOrigin(input) {
	if (Array.isArray(input)) return "array";
	if (typeof input === "string") return "string";
	return "unknown";
}
function issue(...args) {
	const [iss, input, inst] = args;
	if (typeof iss === "string") return {
		message: iss,
		code: "custom",
		input,
		inst
	};
	return { ...iss };
}
/**
* Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
*
* Call this from a `proto` initializer, which runs once per prototype — never per instance.
*/
function members$1(proto, table) {
	for (const key in table) {
		const desc = Object.getOwnPropertyDescriptor(table, key);
		if (desc.get) Object.defineProperty(proto, key, {
			...desc,
			enumerable: false
		});
		else defineBound(proto, key, desc.value);
	}
}
/** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */
function own$1(inst, key, value, enumerable = true) {
	Object.defineProperty(inst, key, {
		configurable: true,
		writable: true,
		enumerable,
		value
	});
	return value;
}
/** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */
function hide$1(inst, key, value) {
	return own$1(inst, key, value, false);
}
function defineBound(proto, key, fn) {
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			return this == null ? fn : own$1(this, key, fn.bind(this));
		},
		set(value) {
			own$1(this, key, value);
		}
	});
}
/** Returns the prototype to install on, or `undefined` if this group is already installed on it. */
function claim(inst, sentinel) {
	const proto = Object.getPrototypeOf(inst);
	return sentinel in proto ? void 0 : proto;
}
let installing;
let broke = false;
const breaker = {
	configurable: true,
	get() {
		broke = true;
	}
};
/**
* Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
* constructor, computed from the internals object itself and cached there on
* first read. One accessor per constructor rather than one per instance.
*/
function defineLazyInternal(inst, key, compute) {
	const proto = Object.getPrototypeOf(inst._zod);
	if (key in proto && installing !== inst._zod) {
		installing = void 0;
		return;
	}
	installing = inst._zod;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			Object.defineProperty(this, key, breaker);
			const outer = broke;
			broke = false;
			try {
				const value = compute(this);
				if (broke) delete this[key];
				else Object.defineProperty(this, key, {
					configurable: true,
					writable: true,
					value
				});
				broke = broke || outer;
				return value;
			} catch (err) {
				delete this[key];
				broke = broke || outer;
				throw err;
			}
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				value
			});
		}
	});
}
/**
* Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
* data property. One accessor per constructor rather than one per instance, because an own accessor
* puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
*/
function installLazyProp(inst, key, make, enumerable) {
	const proto = claim(inst, key);
	if (!proto) return;
	Object.defineProperty(proto, key, {
		configurable: true,
		get() {
			const desc = {
				configurable: true,
				writable: true,
				enumerable,
				value: void 0
			};
			Object.defineProperty(this, key, desc);
			desc.value = make(this);
			Object.defineProperty(this, key, desc);
			return desc.value;
		},
		set(value) {
			Object.defineProperty(this, key, {
				configurable: true,
				writable: true,
				enumerable,
				value
			});
		}
	});
}
// node_modules/zod/v4/core/core.js
var _a;
const _zodDesc = {
	value: void 0,
	enumerable: false
};
let _E = "captureStackTrace" in Error ? Error : null;
function newError(Definition) {
	const E = _E;
	if (E) {
		const saved = E.stackTraceLimit;
		if (typeof saved === "number") {
			try {
				E.stackTraceLimit = 0;
			} catch {
				_E = null;
				return new Definition();
			}
			try {
				return new Definition();
			} finally {
				E.stackTraceLimit = saved;
			}
		}
	}
	return new Definition();
}
/* @__NO_SIDE_EFFECTS__ */
function $constructor(name, initializer, proto, params) {
	const zodProto = {};
	function Internals(def) {
		this.def = def;
		this.constr = _;
		this.traits = /* @__PURE__ */ new Set();
	}
	Internals.prototype = zodProto;
	const protoMembers = proto;
	const initialized = protoMembers && /* @__PURE__ */ new WeakSet();
	function init(inst, def) {
		if (!inst._zod) {
			_zodDesc.value = new Internals(def);
			try {
				Object.defineProperty(inst, "_zod", _zodDesc);
			} finally {
				_zodDesc.value = void 0;
			}
		} else if (inst._zod.traits.has(name)) return;
		inst._zod.traits.add(name);
		initializer(inst, def);
		if (initialized) {
			const own = Object.getPrototypeOf(inst);
			const ctorProto = inst._zod.constr.prototype;
			let up = own;
			while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
			const target = up ?? own;
			if (!initialized.has(target)) {
				initialized.add(target);
				members$1(target, protoMembers);
			}
		}
		const proto = _.prototype;
		for (const k in proto) {
			if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
			if (!(k in inst)) inst[k] = proto[k].bind(inst);
		}
	}
	const Parent = params?.Parent ?? Object;
	class Definition extends Parent {}
	Object.defineProperty(Definition, "name", { value: name });
	function _(def) {
		const inst = params?.Parent ? newError(Definition) : this;
		init(inst, def);
		const deferred = inst._zod.deferred;
		if (deferred) {
			for (const fn of deferred) fn();
			inst._zod.deferred = void 0;
		}
		const pp = globalThis.__zod_globalConfig?.postProcessor;
		if (pp) pp(inst);
		return inst;
	}
	Object.defineProperty(_, "init", { value: init });
	Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => {
		if (params?.Parent && inst instanceof params.Parent) return true;
		return inst?._zod?.traits?.has(name);
	} });
	Object.defineProperty(_, "name", { value: name });
	return _;
}
var $ZodAsyncError = class extends Error {
	constructor() {
		super(`Encountered Promise during synchronous parse. Use .parseAsync() instead.`);
	}
};
var $ZodEncodeError = class extends Error {
	constructor(name) {
		super(`Encountered unidirectional transform during encode: ${name}`);
		this.name = "ZodEncodeError";
	}
};
(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
const globalConfig = globalThis.__zod_globalConfig;
function config(newConfig) {
	if (newConfig) Object.assign(globalConfig, newConfig);
	return globalConfig;
}
// node_modules/zod/v4/core/errors.js
function _getMessage() {
	const internals = this._zod;
	internals.message ?? (internals.message = JSON.stringify(internals.def, jsonStringifyReplacer, 2));
	return internals.message;
}
function _setMessage(value) {
	this._zod.message = value;
}
const _messageDesc = {
	get: _getMessage,
	set: _setMessage,
	enumerable: true,
	configurable: true
};
const _issuesDesc = {
	value: void 0,
	enumerable: false
};
const _installedToString = /* @__PURE__ */ new WeakSet([Object.prototype, Error.prototype]);
const initializer = (inst, def) => {
	inst.name = "$ZodError";
	_issuesDesc.value = def;
	Object.defineProperty(inst, "issues", _issuesDesc);
	_issuesDesc.value = void 0;
	Object.defineProperty(inst, "message", _messageDesc);
	const proto = Object.getPrototypeOf(inst);
	if (!_installedToString.has(proto)) {
		_installedToString.add(proto);
		Object.defineProperty(proto, "toString", {
			configurable: true,
			enumerable: false,
			get() {
				const value = () => this.message;
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
				return value;
			},
			set(value) {
				Object.defineProperty(this, "toString", {
					value,
					configurable: true,
					writable: true
				});
			}
		});
	}
};
const $ZodRealError = /* @__PURE__ */ $constructor("$ZodError", initializer, void 0, { Parent: Error });
// node_modules/zod/v4/core/parse.js
const _parse = (_Err) => {
	const fn = (schema, value, _ctx, _params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: false
		} : { async: false };
		const result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) throw new $ZodAsyncError();
		if (result.issues.length) {
			const e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, _params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parse = /* @__PURE__*/ _parse($ZodRealError);
const _parseAsync = (_Err) => {
	const fn = async (schema, value, _ctx, params) => {
		const ctx = _ctx ? {
			..._ctx,
			async: true
		} : { async: true };
		let result = schema._zod.run({
			value,
			issues: []
		}, ctx);
		if (result instanceof Promise) result = await result;
		if (result.issues.length) {
			const e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => finalizeIssue(iss, ctx, config())));
			captureStackTrace(e, params?.callee ?? fn);
			throw e;
		}
		return result.value;
	};
	return fn;
};
const parseAsync = /* @__PURE__*/ _parseAsync($ZodRealError);
const _safeParse = (_Err) => (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: false
	} : { async: false };
	const result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) throw new $ZodAsyncError();
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParse = /* @__PURE__*/ _safeParse($ZodRealError);
function failure(Err, issues, ctx) {
	let error;
	return {
		success: false,
		get error() {
			if (!error) {
				error = new Err(issues.map((iss) => finalizeIssue(iss, ctx, config())));
				issues = void 0;
				ctx = void 0;
			}
			return error;
		},
		set error(e) {
			error = e;
			issues = void 0;
			ctx = void 0;
		}
	};
}
const _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
	const ctx = _ctx ? {
		..._ctx,
		async: true
	} : { async: true };
	let result = schema._zod.run({
		value,
		issues: []
	}, ctx);
	if (result instanceof Promise) result = await result;
	return result.issues.length ? failure(_Err, result.issues, ctx) : {
		success: true,
		data: result.value
	};
};
const safeParseAsync = /* @__PURE__*/ _safeParseAsync($ZodRealError);
// node_modules/zod/v4/core/regexes.js
const anyString = /^[\s\S]{0,}$/;
const number$3 = /^-?\d+(?:\.\d+)?$/;
const boolean$1 = /^(?:true|false)$/i;
const _null$2 = /^null$/i;
// node_modules/zod/v4/core/checks.js
const $ZodCheck = /*@__PURE__*/ $constructor("$ZodCheck", (inst, def) => {
	var _a;
	inst._zod ?? (inst._zod = {});
	inst._zod.def = def;
	(_a = inst._zod).onattach ?? (_a.onattach = []);
});
/** Default `when` for length-based checks: run only on non-nullish values with a `length`. */
const _whenHasLength = (payload) => {
	const val = payload.value;
	return !nullish(val) && val.length !== void 0;
};
const numericOriginMap = {
	number: "number",
	bigint: "bigint",
	object: "date"
};
const $ZodCheckLessThan = /*@__PURE__*/ $constructor("$ZodCheckLessThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value <= def.value : payload.value < def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_big",
			maximum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckGreaterThan = /*@__PURE__*/ $constructor("$ZodCheckGreaterThan", (inst, def) => {
	$ZodCheck.init(inst, def);
	const origin = numericOriginMap[typeof def.value];
	inst._zod.check = (payload) => {
		if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
		payload.issues.push({
			origin: numericOriginMap[typeof payload.value] ?? origin,
			code: "too_small",
			minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
			input: payload.value,
			inclusive: def.inclusive,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckNumberFormat = /*@__PURE__*/ $constructor("$ZodCheckNumberFormat", (inst, def) => {
	$ZodCheck.init(inst, def);
	def.format = def.format || "float64";
	const isInt = def.format?.includes("int");
	const origin = isInt ? "int" : "number";
	const [minimum, maximum] = NUMBER_FORMAT_RANGES[def.format];
	inst._zod.check = (payload) => {
		const input = payload.value;
		if (isInt) {
			if (!Number.isInteger(input)) {
				payload.issues.push({
					expected: origin,
					format: def.format,
					code: "invalid_type",
					continue: false,
					input,
					inst
				});
				return;
			}
			if (!Number.isSafeInteger(input)) {
				if (input > 0) payload.issues.push({
					input,
					code: "too_big",
					maximum: Number.MAX_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				else payload.issues.push({
					input,
					code: "too_small",
					minimum: Number.MIN_SAFE_INTEGER,
					note: "Integers must be within the safe integer range.",
					inst,
					origin,
					inclusive: true,
					continue: !def.abort
				});
				return;
			}
		}
		if (input < minimum) payload.issues.push({
			origin: "number",
			input,
			code: "too_small",
			minimum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
		if (input > maximum) payload.issues.push({
			origin: "number",
			input,
			code: "too_big",
			maximum,
			inclusive: true,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMaxLength = /*@__PURE__*/ $constructor("$ZodCheckMaxLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units > def.maximum ? codePointLength(input) : units) <= def.maximum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_big",
			maximum: def.maximum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckMinLength = /*@__PURE__*/ $constructor("$ZodCheckMinLength", (inst, def) => {
	var _a;
	$ZodCheck.init(inst, def);
	(_a = inst._zod.def).when ?? (_a.when = _whenHasLength);
	inst._zod.check = (payload) => {
		const input = payload.value;
		const units = input.length;
		if ((typeof input === "string" && units >= def.minimum && units < def.minimum * 2 ? codePointLength(input) : units) >= def.minimum) return;
		const origin = getLengthableOrigin(input);
		payload.issues.push({
			origin,
			code: "too_small",
			minimum: def.minimum,
			inclusive: true,
			input,
			inst,
			continue: !def.abort
		});
	};
});
const $ZodCheckStringFormat = /*@__PURE__*/ $constructor("$ZodCheckStringFormat", (inst, def) => {
	var _a, _b;
	$ZodCheck.init(inst, def);
	if (def.pattern) (_a = inst._zod).check ?? (_a.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: def.format,
			input: payload.value,
			...def.pattern ? { pattern: def.pattern.toString() } : {},
			inst,
			continue: !def.abort
		});
	});
	else (_b = inst._zod).check ?? (_b.check = () => {});
});
const $ZodCheckRegex = /*@__PURE__*/ $constructor("$ZodCheckRegex", (inst, def) => {
	$ZodCheckStringFormat.init(inst, def);
	inst._zod.check = (payload) => {
		def.pattern.lastIndex = 0;
		if (def.pattern.test(payload.value)) return;
		payload.issues.push({
			origin: "string",
			code: "invalid_format",
			format: "regex",
			input: payload.value,
			pattern: def.pattern.toString(),
			inst,
			continue: !def.abort
		});
	};
});
// node_modules/zod/v4/core/versions.js
const version = {
	major: 4,
	minor: 6,
	patch: 7
};
// node_modules/zod/v4/core/schemas.js
const $ZodType = /*@__PURE__*/ $constructor("$ZodType", (inst, def) => {
	var _a;
	inst ?? (inst = {});
	inst._zod.def = def;
	inst._zod.bag = inst._zod.bag || {};
	inst._zod.version = version;
	const defChecks = inst._zod.def.checks;
	const checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
	for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
	if (checks.length === 0) {
		(_a = inst._zod).deferred ?? (_a.deferred = []);
		inst._zod.deferred?.push(() => {
			inst._zod.run = inst._zod.parse;
		});
	} else {
		const runChecks = (payload, checks, ctx) => {
			if (payload.memo) return payload;
			let isAborted = aborted(payload);
			let asyncResult;
			for (const ch of checks) {
				if (ch._zod.def.when) {
					if (explicitlyAborted(payload)) continue;
					if (!ch._zod.def.when(payload)) continue;
				} else if (isAborted) continue;
				const currLen = payload.issues.length;
				const _ = ch._zod.check(payload);
				if (_ instanceof Promise && ctx?.async === false) throw new $ZodAsyncError();
				if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
					await _;
					if (payload.issues.length === currLen) return;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				});
				else {
					if (payload.issues.length === currLen) continue;
					attachSchema(payload.issues, currLen, inst);
					if (!isAborted) isAborted = aborted(payload, currLen);
				}
			}
			if (asyncResult) return asyncResult.then(() => {
				return payload;
			});
			return payload;
		};
		const handleCanaryResult = (canary, payload, ctx) => {
			if (aborted(canary)) {
				canary.aborted = true;
				return canary;
			}
			const checkResult = runChecks(payload, checks, ctx);
			if (checkResult instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
			}
			return inst._zod.parse(checkResult, ctx);
		};
		inst._zod.run = (payload, ctx) => {
			if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
			if (ctx.direction === "backward") {
				const canary = inst._zod.parse({
					value: payload.value,
					issues: []
				}, {
					...ctx,
					skipChecks: true
				});
				if (canary instanceof Promise) return canary.then((canary) => {
					return handleCanaryResult(canary, payload, ctx);
				});
				return handleCanaryResult(canary, payload, ctx);
			}
			const result = inst._zod.parse(payload, ctx);
			if (result instanceof Promise) {
				if (ctx.async === false) throw new $ZodAsyncError();
				return result.then((result) => runChecks(result, checks, ctx));
			}
			return runChecks(result, checks, ctx);
		};
	}
}, {
	get "~standard"() {
		return hide$1(this, "~standard", standardProps(this));
	},
	set "~standard"(value) {
		own$1(this, "~standard", value);
	}
});
/** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
const toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => finalizeIssue(iss, ctx, config())) } : { value: r.value };
async function validateAsync(inst, value) {
	const ctx = { async: true };
	return toStandardResult(await inst._zod.run({
		value,
		issues: []
	}, ctx), ctx);
}
function standardProps(inst) {
	return {
		validate: (value) => {
			const ctx = { async: false };
			try {
				const r = inst._zod.run({
					value,
					issues: []
				}, ctx);
				if (!(r instanceof Promise)) return toStandardResult(r, ctx);
			} catch (_) {}
			return validateAsync(inst, value);
		},
		vendor: "zod",
		version: 1
	};
}
const $ZodString = /*@__PURE__*/ $constructor("$ZodString", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = def.pattern ?? anyString;
	inst._zod.parse = (payload, _) => {
		if (def.coerce) try {
			payload.value = String(payload.value);
		} catch (_) {}
		if (typeof payload.value === "string") return payload;
		payload.issues.push({
			expected: "string",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
const $ZodNumber = /*@__PURE__*/ $constructor("$ZodNumber", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = number$3;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Number(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
		const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : !Number.isFinite(input) ? String(input) : void 0 : void 0;
		payload.issues.push({
			expected: "number",
			code: "invalid_type",
			input,
			inst,
			...received ? { received } : {}
		});
		return payload;
	};
});
const $ZodNumberFormat = /*@__PURE__*/ $constructor("$ZodNumberFormat", (inst, def) => {
	$ZodCheckNumberFormat.init(inst, def);
	$ZodNumber.init(inst, def);
});
const $ZodBoolean = /*@__PURE__*/ $constructor("$ZodBoolean", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = boolean$1;
	inst._zod.parse = (payload, _ctx) => {
		if (def.coerce) try {
			payload.value = Boolean(payload.value);
		} catch (_) {}
		const input = payload.value;
		if (typeof input === "boolean") return payload;
		payload.issues.push({
			expected: "boolean",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodNull = /*@__PURE__*/ $constructor("$ZodNull", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.pattern = _null$2;
	inst._zod.values = /* @__PURE__ */ new Set([null]);
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (input === null) return payload;
		payload.issues.push({
			expected: "null",
			code: "invalid_type",
			input,
			inst
		});
		return payload;
	};
});
const $ZodUnknown = /*@__PURE__*/ $constructor("$ZodUnknown", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload) => payload;
});
const $ZodNever = /*@__PURE__*/ $constructor("$ZodNever", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _ctx) => {
		payload.issues.push({
			expected: "never",
			code: "invalid_type",
			input: payload.value,
			inst
		});
		return payload;
	};
});
function capSize(inst, size) {
	const caps = sizeCaps(inst._zod.def.checks);
	if (!caps.length) return;
	const cap = Math.min(...caps.map((c) => c[0]));
	const parse = inst._zod.parse;
	inst._zod.parse = (payload, ctx) => {
		const n = size(payload.value);
		if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
			for (const [max, ch] of sizeCaps(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
				const start = payload.issues.length;
				ch._zod.check(payload);
				payload.issues[start].continue = false;
				attachSchema(payload.issues, start, inst);
				return payload;
			}
		}
		return parse(payload, ctx);
	};
}
const arraySize = (input) => Array.isArray(input) ? input.length : -1;
function handleArrayResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
const $ZodArray = /*@__PURE__*/ $constructor("$ZodArray", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				expected: "array",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
		const proms = [];
		const abortEarly = ctx?.abortEarly;
		for (let i = 0; i < input.length; i++) {
			const item = input[i];
			const result = def.element._zod.run({
				value: item,
				issues: []
			}, ctx);
			if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
			else {
				handleArrayResult(result, payload, i);
				if (abortEarly && result.issues.length !== 0 && aborted(result)) break;
			}
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
	capSize(inst, arraySize);
});
function handlePropertyResult(result, final, key, input, optin, optout) {
	const isPresent = key in input;
	const isOptionalOut = optout === "optional";
	if (!isPresent && isOptionalOut && optin === "optional") return;
	if (result.issues.length) {
		if (optin !== void 0 && isOptionalOut && !isPresent) return;
		final.issues.push(...prefixIssues(key, result.issues));
	}
	if (!isPresent && optin === void 0) {
		if (!result.issues.length) final.issues.push({
			code: "invalid_type",
			expected: "nonoptional",
			input: void 0,
			path: [key]
		});
		return;
	}
	if (result.value === void 0) {
		if (isPresent || optin === "defaulted" && !isOptionalOut) final.value[key] = void 0;
	} else final.value[key] = result.value;
}
const NO_SYMBOL_KEYS = [];
function normalizeDef(def) {
	const keys = Object.keys(def.shape);
	const ownSymbols = Object.getOwnPropertySymbols(def.shape);
	const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
	const allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
	for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
	const okeys = optionalKeys(def.shape);
	return {
		...def,
		allKeys,
		symbolKeys,
		keySet: new Set(keys),
		numKeys: keys.length,
		optionalKeys: new Set(okeys)
	};
}
function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
	const unrecognized = [];
	const keySet = def.keySet;
	const _catchall = def.catchall._zod;
	const t = _catchall.def.type;
	const optin = _catchall.optin;
	const optout = _catchall.optout;
	let seen = 0;
	for (const key in input) {
		if (abortEarly && payload.issues.length !== seen) {
			if (aborted(payload, seen)) break;
			seen = payload.issues.length;
		}
		if (keySet.has(key)) continue;
		if (key === "__proto__") {
			if (t === "never") unrecognized.push(key);
			continue;
		}
		if (t === "never") {
			unrecognized.push(key);
			continue;
		}
		const r = _catchall.run({
			value: input[key],
			issues: []
		}, ctx);
		if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
		else handlePropertyResult(r, payload, key, input, optin, optout);
	}
	if (unrecognized.length) payload.issues.push({
		code: "unrecognized_keys",
		keys: unrecognized,
		input,
		inst,
		continue: true
	});
	if (!proms.length) return payload;
	return Promise.all(proms).then(() => {
		return payload;
	});
}
const $ZodObject = /*@__PURE__*/ $constructor("$ZodObject", (inst, def) => {
	$ZodType.init(inst, def);
	const desc = Object.getOwnPropertyDescriptor(def, "shape");
	const sh = desc?.get ? desc.get.raw : def.shape ?? {};
	if (sh) {
		const get = () => {
			const newSh = { ...sh };
			Object.defineProperty(def, "shape", { value: newSh });
			get.raw = newSh;
			return newSh;
		};
		get.raw = sh;
		Object.defineProperty(def, "shape", { get });
	}
	const _normalized = cached(() => normalizeDef(def));
	defineLazyInternal(inst, "propValues", (zod) => {
		const shape = zod.def.shape;
		const propValues = {};
		for (const key in shape) {
			const field = shape[key]._zod;
			if (field.values) {
				if (!Object.prototype.hasOwnProperty.call(propValues, key)) assignProp(propValues, key, /* @__PURE__ */ new Set());
				for (const v of field.values) propValues[key].add(v);
				if (field.optin !== void 0) propValues[key].add(void 0);
			}
		}
		return propValues;
	});
	const isObject$1 = isObject;
	const catchall = def.catchall;
	let value;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		value ?? (value = _normalized.value);
		const input = payload.value;
		if (!isObject$1(input)) {
			payload.issues.push({
				expected: "object",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
		const proms = [];
		const shape = value.shape;
		const abortEarly = ctx?.abortEarly;
		let seen = payload.issues.length;
		for (const key of value.allKeys) {
			if (abortEarly && payload.issues.length !== seen) {
				if (aborted(payload, seen)) break;
				seen = payload.issues.length;
			}
			if (key === "__proto__") continue;
			const el = shape[key];
			const optin = el._zod.optin;
			const optout = el._zod.optout;
			const r = el._zod.run({
				value: input[key],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout)));
			else handlePropertyResult(r, payload, key, input, optin, optout);
		}
		if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
		return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
	};
});
function handleUnionResults(results, final, inst, ctx) {
	for (const result of results) if (result.issues.length === 0) {
		final.value = result.value;
		return final;
	}
	const nonaborted = results.filter((r) => !aborted(r));
	if (nonaborted.length === 1) {
		final.value = nonaborted[0].value;
		return nonaborted[0];
	}
	final.issues.push({
		code: "invalid_union",
		input: final.value,
		inst,
		errors: results.map((result) => result.issues.map((iss) => finalizeIssue(iss, ctx, config())))
	});
	return final;
}
const $ZodUnion = /*@__PURE__*/ $constructor("$ZodUnion", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0);
	defineLazyInternal(inst, "values", (zod) => {
		if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		if (zod.def.options.every((o) => o._zod.pattern)) {
			const patterns = zod.def.options.map((o) => o._zod.pattern);
			return new RegExp(`^(${patterns.map((p) => cleanRegex(p.source)).join("|")})$`);
		}
	});
	const first = def.options.length === 1 ? def.options[0]._zod.run : null;
	inst._zod.parse = (payload, ctx) => {
		if (first) return first(payload, ctx);
		let async = false;
		const results = [];
		for (const option of def.options) {
			const result = option._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) {
				results.push(result);
				async = true;
			} else {
				if (result.issues.length === 0) return result;
				results.push(result);
			}
		}
		if (!async) return handleUnionResults(results, payload, inst, ctx);
		return Promise.all(results).then((results) => {
			return handleUnionResults(results, payload, inst, ctx);
		});
	};
});
const $ZodIntersection = /*@__PURE__*/ $constructor("$ZodIntersection", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		const left = def.left._zod.run({
			value: input,
			issues: []
		}, ctx);
		const right = def.right._zod.run({
			value: input,
			issues: []
		}, ctx);
		if (left instanceof Promise || right instanceof Promise) return Promise.all([left, right]).then(([left, right]) => {
			return handleIntersectionResults(payload, left, right);
		});
		return handleIntersectionResults(payload, left, right);
	};
});
function mergeValues(a, b) {
	if (a === b) return {
		valid: true,
		data: a
	};
	if (a instanceof Date && b instanceof Date && +a === +b) return {
		valid: true,
		data: a
	};
	if (isPlainObject(a) && isPlainObject(b)) {
		const bKeys = Object.keys(b);
		const sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1);
		const newObj = {
			...a,
			...b
		};
		if (Object.prototype.hasOwnProperty.call(newObj, "__proto__")) delete newObj.__proto__;
		for (const key of sharedKeys) {
			if (key === "__proto__") continue;
			const sharedValue = mergeValues(a[key], b[key]);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
			};
			newObj[key] = sharedValue.data;
		}
		return {
			valid: true,
			data: newObj
		};
	}
	if (Array.isArray(a) && Array.isArray(b)) {
		if (a.length !== b.length) return {
			valid: false,
			mergeErrorPath: []
		};
		const newArray = [];
		for (let index = 0; index < a.length; index++) {
			const itemA = a[index];
			const itemB = b[index];
			const sharedValue = mergeValues(itemA, itemB);
			if (!sharedValue.valid) return {
				valid: false,
				mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
			};
			newArray.push(sharedValue.data);
		}
		return {
			valid: true,
			data: newArray
		};
	}
	return {
		valid: false,
		mergeErrorPath: []
	};
}
function handleIntersectionResults(result, left, right) {
	const unrecKeys = /* @__PURE__ */ new Map();
	let unrecIssue;
	const keyIssues = /* @__PURE__ */ new Map();
	const collect = (iss, side) => {
		let keys;
		if (iss.code === "unrecognized_keys" && !iss.path?.length) {
			unrecIssue ?? (unrecIssue = iss);
			keys = iss.keys;
		} else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
			const k = String(iss.path[0]);
			if (!keyIssues.has(k)) keyIssues.set(k, iss);
			keys = [k];
		} else return false;
		for (const k of keys) {
			if (!unrecKeys.has(k)) unrecKeys.set(k, {});
			unrecKeys.get(k)[side] = true;
		}
		return true;
	};
	for (const iss of left.issues) if (!collect(iss, "l")) result.issues.push(iss);
	for (const iss of right.issues) if (!collect(iss, "r")) result.issues.push(iss);
	const bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
	if (bothKeys.length) {
		const aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
		if (aggregated.length) result.issues.push({
			...unrecIssue,
			keys: aggregated
		});
		for (const k of bothKeys) if (!aggregated.includes(k) && keyIssues.has(k)) result.issues.push(keyIssues.get(k));
	}
	const merged = mergeValues(left.value, right.value);
	if (!merged.valid) {
		if (aborted(result)) return result;
		throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
	}
	result.value = merged.data;
	return result;
}
const $ZodTuple = /*@__PURE__*/ $constructor("$ZodTuple", (inst, def) => {
	$ZodType.init(inst, def);
	const items = def.items;
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!Array.isArray(input)) {
			payload.issues.push({
				input,
				inst,
				expected: "tuple",
				code: "invalid_type"
			});
			return payload;
		}
		payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
		const proms = [];
		const optinStart = getTupleOptStart(items, "optin");
		const optoutStart = getTupleOptStart(items, "optout");
		if (!def.rest) {
			if (input.length < optinStart) {
				payload.issues.push({
					code: "too_small",
					minimum: optinStart,
					inclusive: true,
					input,
					inst,
					origin: "array"
				});
				return payload;
			}
			if (input.length > items.length) payload.issues.push({
				code: "too_big",
				maximum: items.length,
				inclusive: true,
				input,
				inst,
				origin: "array"
			});
		}
		const itemResults = new Array(items.length);
		const abortEarly = def.rest ? ctx?.abortEarly : void 0;
		let itemAborted = false;
		for (let i = 0; i < items.length; i++) {
			const r = items[i]._zod.run({
				value: input[i],
				issues: []
			}, ctx);
			if (r instanceof Promise) proms.push(r.then((rr) => {
				itemResults[i] = rr;
			}));
			else {
				itemResults[i] = r;
				if (abortEarly && !itemAborted && r.issues.length) itemAborted = aborted(r);
			}
		}
		if (def.rest && !itemAborted) {
			let i = items.length - 1;
			const rest = input.slice(items.length);
			let seen = payload.issues.length;
			for (const el of rest) {
				if (abortEarly && payload.issues.length !== seen) {
					if (aborted(payload, seen)) break;
					seen = payload.issues.length;
				}
				i++;
				const result = def.rest._zod.run({
					value: el,
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((r) => handleTupleResult(r, payload, i)));
				else handleTupleResult(result, payload, i);
			}
		}
		if (proms.length) return Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart));
		return handleTupleResults(itemResults, payload, items, input, optoutStart);
	};
});
function getTupleOptStart(items, key) {
	for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
	return 0;
}
function handleTupleResult(result, final, index) {
	if (result.issues.length) final.issues.push(...prefixIssues(index, result.issues));
	final.value[index] = result.value;
}
function handleTupleResults(itemResults, final, items, input, optoutStart) {
	for (let i = 0; i < items.length; i++) {
		const r = itemResults[i];
		const isPresent = i < input.length;
		if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
			final.value.length = i;
			break;
		}
		if (r.issues.length) {
			if (!isPresent && i >= optoutStart) {
				final.value.length = i;
				break;
			}
			final.issues.push(...prefixIssues(i, r.issues));
		}
		final.value[i] = r.value;
	}
	for (let i = final.value.length - 1; i >= input.length; i--) if (items[i]._zod.optout === "optional" && final.value[i] === void 0) final.value.length = i;
	else break;
	return final;
}
const $ZodRecord = /*@__PURE__*/ $constructor("$ZodRecord", (inst, def) => {
	$ZodType.init(inst, def);
	const memo = globalConfig.memoizer;
	memo?.attach(inst);
	inst._zod.parse = (payload, ctx) => {
		const input = payload.value;
		if (!isPlainObject(input)) {
			payload.issues.push({
				expected: "record",
				code: "invalid_type",
				input,
				inst
			});
			return payload;
		}
		const proms = [];
		const values = def.keyType._zod.values;
		if (values && !def.partial) {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			const recordKeys = /* @__PURE__ */ new Set();
			for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
				recordKeys.add(typeof key === "number" ? key.toString() : key);
				if (key === "__proto__") continue;
				const keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (keyResult.issues.length) {
					payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			let unrecognized;
			for (const key in input) if (!recordKeys.has(key)) {
				if (def.mode === "loose") {
					if (key === "__proto__") continue;
					payload.value[key] = input[key];
				} else {
					unrecognized = unrecognized ?? [];
					unrecognized.push(key);
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		} else {
			payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
			let unrecognized;
			for (const key of Reflect.ownKeys(input)) {
				if (key === "__proto__") continue;
				if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
				let keyResult = def.keyType._zod.run({
					value: key,
					issues: []
				}, ctx);
				if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
				if (typeof key === "string" && number$3.test(key) && keyResult.issues.length) {
					const retryResult = def.keyType._zod.run({
						value: Number(key),
						issues: []
					}, ctx);
					if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
					if (retryResult.issues.length === 0) keyResult = retryResult;
				}
				if (keyResult.issues.length) {
					if (def.mode === "loose") payload.value[key] = input[key];
					else if (values) {
						unrecognized = unrecognized ?? [];
						unrecognized.push(key);
					} else payload.issues.push({
						code: "invalid_key",
						origin: "record",
						issues: keyResult.issues.map((iss) => finalizeIssue(iss, ctx, config())),
						input: key,
						path: [key],
						inst
					});
					continue;
				}
				const outKey = keyResult.value;
				if (outKey === "__proto__") continue;
				const result = def.valueType._zod.run({
					value: input[key],
					issues: []
				}, ctx);
				if (result instanceof Promise) proms.push(result.then((result) => {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}));
				else {
					if (result.issues.length) payload.issues.push(...prefixIssues(key, result.issues));
					payload.value[outKey] = result.value;
				}
			}
			if (unrecognized && unrecognized.length > 0) payload.issues.push({
				code: "unrecognized_keys",
				input,
				inst,
				keys: unrecognized,
				continue: true
			});
		}
		if (proms.length) return Promise.all(proms).then(() => payload);
		return payload;
	};
});
const $ZodEnum = /*@__PURE__*/ $constructor("$ZodEnum", (inst, def) => {
	$ZodType.init(inst, def);
	const values = getEnumValues(def.entries);
	const valuesSet = new Set(values);
	inst._zod.values = valuesSet;
	defineLazyInternal(inst, "pattern", (zod) => {
		const patternValues = getEnumValues(zod.def.entries).filter((k) => propertyKeyTypes.has(typeof k));
		return new RegExp(patternValues.length ? `^(${patternValues.map((o) => escapeRegex(o.toString())).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (valuesSet.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodLiteral = /*@__PURE__*/ $constructor("$ZodLiteral", (inst, def) => {
	$ZodType.init(inst, def);
	const values = new Set(def.values);
	inst._zod.values = values;
	defineLazyInternal(inst, "pattern", (zod) => {
		const vals = zod.def.values;
		return new RegExp(vals.length ? `^(${vals.map((o) => typeof o === "string" ? escapeRegex(o) : o ? escapeRegex(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
	});
	inst._zod.parse = (payload, _ctx) => {
		const input = payload.value;
		if (values.has(input)) return payload;
		payload.issues.push({
			code: "invalid_value",
			values: def.values,
			input,
			inst
		});
		return payload;
	};
});
const $ZodTransform = /*@__PURE__*/ $constructor("$ZodTransform", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "optional";
	globalConfig.memoizer?.guard(inst);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") throw new $ZodEncodeError(inst.constructor.name);
		const _out = def.transform(payload.value, payload);
		if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => {
			payload.value = output;
			return payload;
		});
		if (_out instanceof Promise) throw new $ZodAsyncError();
		payload.value = _out;
		return payload;
	};
});
function handleOptionalResult(payload, result) {
	payload.value = result.issues.length ? void 0 : result.value;
	return payload;
}
const $ZodOptional = /*@__PURE__*/ $constructor("$ZodOptional", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
	inst._zod.optout = "optional";
	defineLazyInternal(inst, "values", (zod) => {
		const values = zod.def.innerType._zod.values;
		return values ? /* @__PURE__ */ new Set([...values, void 0]) : void 0;
	});
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)})?$`) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === void 0) {
			if (def.innerType._zod.optin !== "defaulted") return payload;
			const result = def.innerType._zod.run({
				value: payload.value,
				issues: []
			}, ctx);
			if (result instanceof Promise) return result.then((result) => handleOptionalResult(payload, result));
			return handleOptionalResult(payload, result);
		}
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodNullable = /*@__PURE__*/ $constructor("$ZodNullable", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "optin", (zod) => zod.def.innerType._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.innerType._zod.optout);
	defineLazyInternal(inst, "pattern", (zod) => {
		const pattern = zod.def.innerType._zod.pattern;
		return pattern ? new RegExp(`^(${cleanRegex(pattern.source)}|null)$`) : void 0;
	});
	defineLazyInternal(inst, "values", (zod) => {
		return zod.def.innerType._zod.values ? /* @__PURE__ */ new Set([...zod.def.innerType._zod.values, null]) : void 0;
	});
	inst._zod.parse = (payload, ctx) => {
		if (payload.value === null) return payload;
		return def.innerType._zod.run(payload, ctx);
	};
});
const $ZodDefault = /*@__PURE__*/ $constructor("$ZodDefault", (inst, def) => {
	$ZodType.init(inst, def);
	inst._zod.optin = "defaulted";
	defineLazyInternal(inst, "values", (zod) => zod.def.innerType._zod.values);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
		if (payload.value === void 0) {
			payload.value = def.defaultValue;
			/**
			* $ZodDefault returns the default value immediately in forward direction.
			* It doesn't pass the default value into the validator ("prefault"). There's no reason to pass the default value through validation. The validity of the default is enforced by TypeScript statically. Otherwise, it's the responsibility of the user to ensure the default is valid. In the case of pipes with divergent in/out types, you can specify the default on the `in` schema of your ZodPipe to set a "prefault" for the pipe.   */
			return payload;
		}
		const result = def.innerType._zod.run(payload, ctx);
		if (result instanceof Promise) return result.then((result) => handleDefaultResult(result, def));
		return handleDefaultResult(result, def);
	};
});
function handleDefaultResult(payload, def) {
	if (payload.value === void 0) payload.value = def.defaultValue;
	return payload;
}
const $ZodPipe = /*@__PURE__*/ $constructor("$ZodPipe", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazyInternal(inst, "values", (zod) => zod.def.in._zod.values);
	defineLazyInternal(inst, "optin", (zod) => zod.def.in._zod.optin);
	defineLazyInternal(inst, "optout", (zod) => zod.def.out._zod.optout);
	defineLazyInternal(inst, "propValues", (zod) => zod.def.in._zod.propValues);
	inst._zod.parse = (payload, ctx) => {
		if (ctx.direction === "backward") {
			const right = def.out._zod.run(payload, ctx);
			if (right instanceof Promise) return right.then((right) => handlePipeResult(right, def.in, ctx));
			return handlePipeResult(right, def.in, ctx);
		}
		const left = def.in._zod.run(payload, ctx);
		if (left instanceof Promise) return left.then((left) => handlePipeResult(left, def.out, ctx));
		return handlePipeResult(left, def.out, ctx);
	};
});
function handlePipeResult(left, next, ctx) {
	if (left.issues.some((iss) => iss.code !== "unrecognized_keys")) {
		left.aborted = true;
		return left;
	}
	return next._zod.run({
		value: left.value,
		issues: left.issues
	}, ctx);
}
const $ZodLazy = /*@__PURE__*/ $constructor("$ZodLazy", (inst, def) => {
	$ZodType.init(inst, def);
	defineLazy(inst._zod, "innerType", () => {
		const d = def;
		if (!d._cachedInner) d._cachedInner = def.getter();
		return d._cachedInner;
	});
	defineLazyInternal(inst, "pattern", (zod) => zod.innerType?._zod?.pattern);
	defineLazyInternal(inst, "propValues", (zod) => zod.innerType?._zod?.propValues);
	defineLazyInternal(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? void 0);
	defineLazyInternal(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? void 0);
	inst._zod.parse = (payload, ctx) => {
		return inst._zod.innerType._zod.run(payload, ctx);
	};
});
const $ZodCustom = /*@__PURE__*/ $constructor("$ZodCustom", (inst, def) => {
	$ZodCheck.init(inst, def);
	$ZodType.init(inst, def);
	inst._zod.parse = (payload, _) => {
		return payload;
	};
	inst._zod.check = (payload) => {
		const input = payload.value;
		const r = def.fn(input);
		if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
		handleRefineResult(r, payload, input, inst);
	};
});
function handleRefineResult(result, payload, input, inst) {
	if (!result) {
		const _iss = {
			code: "custom",
			input,
			inst,
			path: [...inst._zod.def.path ?? []],
			continue: !inst._zod.def.abort
		};
		if (inst._zod.def.params) _iss.params = inst._zod.def.params;
		payload.issues.push(issue(_iss));
	}
}
// node_modules/zod/v4/core/api.js
function snapshotChecks(def) {
	if (def.checks) def.checks = [...def.checks];
	return def;
}
// @__NO_SIDE_EFFECTS__
function _string(Class, params) {
	return new Class(snapshotChecks({
		type: "string",
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _number(Class, params) {
	return new Class(snapshotChecks({
		type: "number",
		checks: [],
		...normalizeParams(params)
	}));
}
// @__NO_SIDE_EFFECTS__
function _int(Class, params) {
	return new Class({
		type: "number",
		check: "number_format",
		abort: false,
		format: "safeint",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _boolean(Class, params) {
	return new Class({
		type: "boolean",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _null$1(Class, params) {
	return new Class({
		type: "null",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _unknown(Class) {
	return new Class({ type: "unknown" });
}
// @__NO_SIDE_EFFECTS__
function _never(Class, params) {
	return new Class({
		type: "never",
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function _lte(value, params) {
	return new $ZodCheckLessThan({
		check: "less_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _gte(value, params) {
	return new $ZodCheckGreaterThan({
		check: "greater_than",
		...normalizeParams(params),
		value,
		inclusive: true
	});
}
// @__NO_SIDE_EFFECTS__
function _maxLength(maximum, params) {
	return new $ZodCheckMaxLength({
		check: "max_length",
		...normalizeParams(params),
		maximum
	});
}
// @__NO_SIDE_EFFECTS__
function _minLength(minimum, params) {
	return new $ZodCheckMinLength({
		check: "min_length",
		...normalizeParams(params),
		minimum
	});
}
// @__NO_SIDE_EFFECTS__
function _regex(pattern, params) {
	return new $ZodCheckRegex({
		check: "string_format",
		format: "regex",
		...normalizeParams(params),
		pattern
	});
}
// @__NO_SIDE_EFFECTS__
function _refine(Class, fn, _params) {
	return new Class({
		type: "custom",
		check: "custom",
		fn,
		...normalizeParams(_params)
	});
}
// node_modules/zod/v4/mini/schemas.js
const ZodMiniType = /*@__PURE__*/ $constructor("ZodMiniType", (inst, def) => {
	if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
	$ZodType.init(inst, def);
	inst.def = def;
	inst.type = def.type;
}, {
	get with() {
		return this.check;
	},
	set with(value) {
		own$1(this, "with", value);
	},
	parse(data, params) {
		return parse(this, data, params, { callee: this.parse });
	},
	parseAsync(data, params) {
		return parseAsync(this, data, params, { callee: this.parseAsync });
	},
	safeParse(data, params) {
		return safeParse(this, data, params);
	},
	safeParseAsync(data, params) {
		return safeParseAsync(this, data, params);
	},
	check(...checks) {
		const def = this.def;
		return this.clone({
			...def,
			checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch === "function" ? { _zod: {
				check: ch,
				def: { check: "custom" },
				onattach: []
			} } : ch)]
		}, { parent: true });
	},
	clone(_def, params) {
		return clone(this, _def, params);
	},
	brand() {
		return this;
	},
	register(reg, meta) {
		reg.add(this, meta);
		return this;
	},
	apply(fn, ...args) {
		return args.length === 0 ? fn(this) : fn(this, ...args);
	}
});
const ZodMiniString = /*@__PURE__*/ $constructor("ZodMiniString", (inst, def) => {
	$ZodString.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function string(params) {
	return /* @__PURE__ */ _string(ZodMiniString, params);
}
const ZodMiniNumber = /*@__PURE__*/ $constructor("ZodMiniNumber", (inst, def) => {
	$ZodNumber.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function number$2(params) {
	return /* @__PURE__ */ _number(ZodMiniNumber, params);
}
const ZodMiniNumberFormat = /*@__PURE__*/ $constructor("ZodMiniNumberFormat", (inst, def) => {
	$ZodNumberFormat.init(inst, def);
	ZodMiniNumber.init(inst, def);
});
function int(params) {
	return /* @__PURE__ */ _int(ZodMiniNumberFormat, params);
}
const ZodMiniBoolean = /*@__PURE__*/ $constructor("ZodMiniBoolean", (inst, def) => {
	$ZodBoolean.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function boolean(params) {
	return /* @__PURE__ */ _boolean(ZodMiniBoolean, params);
}
const ZodMiniNull = /*@__PURE__*/ $constructor("ZodMiniNull", (inst, def) => {
	$ZodNull.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _null(params) {
	return /* @__PURE__ */ _null$1(ZodMiniNull, params);
}
const ZodMiniUnknown = /*@__PURE__*/ $constructor("ZodMiniUnknown", (inst, def) => {
	$ZodUnknown.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function unknown() {
	return /* @__PURE__ */ _unknown(ZodMiniUnknown);
}
const ZodMiniNever = /*@__PURE__*/ $constructor("ZodMiniNever", (inst, def) => {
	$ZodNever.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function never(params) {
	return /* @__PURE__ */ _never(ZodMiniNever, params);
}
const ZodMiniArray = /*@__PURE__*/ $constructor("ZodMiniArray", (inst, def) => {
	$ZodArray.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function array(element, params) {
	return new ZodMiniArray({
		type: "array",
		element,
		...normalizeParams(params)
	});
}
const ZodMiniObject = /*@__PURE__*/ $constructor("ZodMiniObject", (inst, def) => {
	$ZodObject.init(inst, def);
	ZodMiniType.init(inst, def);
	installLazyProp(inst, "shape", (self) => self._zod.def.shape, false);
});
// @__NO_SIDE_EFFECTS__
function object(shape, params) {
	const def = {
		type: "object",
		shape: shape ?? {},
		...normalizeParams(params)
	};
	return new ZodMiniObject(def);
}
// @__NO_SIDE_EFFECTS__
function looseObject(shape, params) {
	return new ZodMiniObject({
		type: "object",
		shape,
		catchall: /* @__PURE__ */ unknown(),
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function catchall(inst, catchall) {
	return inst.clone(mergeDefs(inst._zod.def, { catchall }));
}
const ZodMiniUnion = /*@__PURE__*/ $constructor("ZodMiniUnion", (inst, def) => {
	$ZodUnion.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function union(options, params) {
	return new ZodMiniUnion({
		type: "union",
		options,
		...normalizeParams(params)
	});
}
const ZodMiniIntersection = /*@__PURE__*/ $constructor("ZodMiniIntersection", (inst, def) => {
	$ZodIntersection.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function intersection(left, right) {
	return new ZodMiniIntersection({
		type: "intersection",
		left,
		right
	});
}
const ZodMiniTuple = /*@__PURE__*/ $constructor("ZodMiniTuple", (inst, def) => {
	$ZodTuple.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function tuple(items, _paramsOrRest, _params) {
	const hasRest = _paramsOrRest instanceof $ZodType;
	return new ZodMiniTuple({
		type: "tuple",
		items,
		rest: hasRest ? _paramsOrRest : null,
		...normalizeParams(hasRest ? _params : _paramsOrRest)
	});
}
const ZodMiniRecord = /*@__PURE__*/ $constructor("ZodMiniRecord", (inst, def) => {
	$ZodRecord.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function record$2(keyType, valueType, params) {
	if (!valueType || !valueType._zod) return new ZodMiniRecord({
		type: "record",
		keyType: /* @__PURE__ */ string(),
		valueType: keyType,
		...normalizeParams(valueType)
	});
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params)
	});
}
// @__NO_SIDE_EFFECTS__
function partialRecord(keyType, valueType, params) {
	return new ZodMiniRecord({
		type: "record",
		keyType,
		valueType,
		...normalizeParams(params),
		partial: true
	});
}
const ZodMiniEnum = /*@__PURE__*/ $constructor("ZodMiniEnum", (inst, def) => {
	$ZodEnum.init(inst, def);
	ZodMiniType.init(inst, def);
	inst.options = [...inst._zod.values];
});
// @__NO_SIDE_EFFECTS__
function _enum(values, params) {
	const entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
	return new ZodMiniEnum({
		type: "enum",
		entries,
		...normalizeParams(params)
	});
}
const ZodMiniLiteral = /*@__PURE__*/ $constructor("ZodMiniLiteral", (inst, def) => {
	$ZodLiteral.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function literal(value, params) {
	return new ZodMiniLiteral({
		type: "literal",
		values: Array.isArray(value) ? value : [value],
		...normalizeParams(params)
	});
}
const ZodMiniTransform = /*@__PURE__*/ $constructor("ZodMiniTransform", (inst, def) => {
	$ZodTransform.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function transform(fn) {
	return new ZodMiniTransform({
		type: "transform",
		transform: fn
	});
}
const ZodMiniOptional = /*@__PURE__*/ $constructor("ZodMiniOptional", (inst, def) => {
	$ZodOptional.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function optional$1(innerType) {
	return new ZodMiniOptional({
		type: "optional",
		innerType
	});
}
const ZodMiniNullable = /*@__PURE__*/ $constructor("ZodMiniNullable", (inst, def) => {
	$ZodNullable.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function nullable$1(innerType) {
	return new ZodMiniNullable({
		type: "nullable",
		innerType
	});
}
const ZodMiniDefault = /*@__PURE__*/ $constructor("ZodMiniDefault", (inst, def) => {
	$ZodDefault.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _default(innerType, defaultValue) {
	return new ZodMiniDefault({
		type: "default",
		innerType,
		get defaultValue() {
			return typeof defaultValue === "function" ? defaultValue() : shallowClone(defaultValue);
		}
	});
}
const ZodMiniPipe = /*@__PURE__*/ $constructor("ZodMiniPipe", (inst, def) => {
	$ZodPipe.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function pipe(in_, out) {
	return new ZodMiniPipe({
		type: "pipe",
		in: in_,
		out
	});
}
const ZodMiniLazy = /*@__PURE__*/ $constructor("ZodMiniLazy", (inst, def) => {
	$ZodLazy.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function _lazy(getter) {
	return new ZodMiniLazy({
		type: "lazy",
		getter
	});
}
const ZodMiniCustom = /*@__PURE__*/ $constructor("ZodMiniCustom", (inst, def) => {
	$ZodCustom.init(inst, def);
	ZodMiniType.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function refine(fn, _params = {}) {
	return /* @__PURE__ */ _refine(ZodMiniCustom, fn, _params);
}
// @__NO_SIDE_EFFECTS__
function json$1() {
	const jsonSchema = /* @__PURE__ */ _lazy(() => {
		return /* @__PURE__ */ union([
			/* @__PURE__ */ string(),
			/* @__PURE__ */ number$2(),
			/* @__PURE__ */ boolean(),
			/* @__PURE__ */ _null(),
			/* @__PURE__ */ array(jsonSchema),
			/* @__PURE__ */ record$2(/* @__PURE__ */ string(), jsonSchema)
		]);
	});
	return jsonSchema;
}
// shared/src/engine/text/hex.ts
/** A hex as a sentence names it. */
function hexText(hex) {
	return Array.isArray(hex) ? hex.join(", ") : "";
}
// shared/src/engine/text/en.ts
const stepsText = (steps) => steps === 1 ? "one step" : `${steps} steps`;
/** What the ground can be made, as a sentence names it. */
const TERRAIN_WORDS = {
	open: "open ground",
	wall: "wall",
	difficult: "difficult ground",
	cover: "cover"
};
// shared/src/engine/text/catalogue.ts
const TEXT$1 = {
	/** Why something cannot be done, by the code of the rejection; a ruleset may say it in its own words. */
	rejections: {
		"not-your-turn": "It is not your turn.",
		"no-prompt": "Nobody is asking you anything right now.",
		"prompt-open": "Somebody still has to answer; wait for that first.",
		"not-an-option": "That is not one of the options you have.",
		"not-enough-ap": "You do not have the action points for that.",
		"once-per-turn": "You have already done that this turn.",
		"once-per-round": "You have already done that this round.",
		"wrong-phase": "That cannot be done in this phase.",
		"out-of-range": "That is out of range.",
		"no-line-of-sight": "There is no line of sight.",
		blocked: "The way there is blocked.",
		occupied: "Somebody already stands there.",
		"too-far": "That is farther than you can go.",
		"too-large": "The target is too large for that.",
		prevented: "A condition keeps you from doing that.",
		"no-such-target": "There is no such target.",
		"no-such-item": "You do not have that.",
		"not-gm": "Only the game master may do that.",
		"bad-input": "That request could not be understood.",
		"battle-over": "The battle is over."
	},
	/** What every ruleset may ask, and how it may be answered. */
	prompts: { "come-upon": {
		label: "Somebody comes upon somebody hidden",
		help: "Is the hidden one seen now, or is there just no getting through?"
	} },
	options: {
		show: {
			label: "Show it",
			help: "Everybody sees who is there."
		},
		"keep-hidden": {
			label: "Keep it hidden",
			help: "The way is barred, and nobody sees by whom."
		}
	},
	/** What has happened, by the type of the event; a ruleset may say it in its own words. */
	sentences: {
		"came-upon": (_, { by }) => `${by} can go no further: there is something unseen.`,
		shown: (_, { target }) => `${target} is seen.`,
		hid: (_, { target }) => `${target} is hidden now.`,
		placed: ({ from, to }, { target }) => from === null ? `The game master places ${target} on hex ${hexText(to)}.` : `The game master moves ${target} from hex ${hexText(from)} to ${hexText(to)}.`,
		"die-rolled": (_, { target }) => `A die is rolled for ${target}.`,
		"die-promised": ({ sides, face }) => face === null ? "The game master lets all dice show how they fall again." : `The game master sets a die: the next d${sides} shows ${face}.`,
		painted: ({ terrain, hexes, was }, { word }) => {
			const before = was.map(({ terrain: kind, count }) => `${count} ${TERRAIN_WORDS[kind] ?? word(kind)}`);
			const many = hexes.length;
			const what = TERRAIN_WORDS[String(terrain)] ?? word(terrain);
			return `The game master makes ${many === 1 ? "a hex" : `${many} hexes`} ${what} (before: ${before.join(", ")}).`;
		},
		"timed-out": ({ ruling }, { by, word }) => `${by} has not decided in time: ${word(ruling)} counts.`,
		rewound: ({ undone, restored, round, why, way, who }) => {
			if (way === "onward") return `From here on this is a battle of its own, with new dice: it goes on from round ${round}${why === "" ? "." : ` of “${why}”.`}`;
			const back = stepsText(Number(undone));
			return `${{
				own: `${who} has taken back ${back}`,
				granted: `At ${who}’s request the game master has taken back ${back}`,
				gm: restored === 0 ? `The game master, ${who}, has taken back ${back}` : `The game master, ${who}, has brought back ${stepsText(Number(restored))} that had been taken back`
			}[String(way)]}, to round ${round}${why === "" ? "." : `: ${why}`}`;
		},
		weighed: ({ ways }, { by, nameOf, label }) => {
			return `${by} weighs: ${ways.map(({ what, target, chance }) => {
				const whom = target === null ? "" : ` at ${nameOf(target)}`;
				return `${label(what)}${whom} ${Math.round(100 * chance)}%`;
			}).join(", ")}.`;
		}
	},
	/** The same, of what can be told only by the kinds of values and the names of fields. */
	changed: (target, field) => `The game master changes ${target}: ${field}.`,
	changedFrom: (target, field, from, to) => `The game master changes ${target}: ${field} from ${from} to ${to}.`,
	forced: (action, target, reasons) => `Forced by the game master: ${action} by ${target}, although ${reasons.join(", ")}.`,
	/** Why it could not be done else, where that reads otherwise than its code. */
	reasons: { "not-your-turn": "not its turn" },
	lacks: (resource) => `lacking ${resource}`,
	/** What is no value of its own. */
	values: {
		none: "None",
		yes: "Yes",
		no: "No",
		all: "All"
	},
	valuesInside: {
		none: "nothing",
		yes: "yes",
		no: "no",
		all: "all"
	},
	atMost: (label) => `${label}, at most`,
	notAllowed: (code) => `That is not allowed (${code}).`,
	noSuchFace: (face, sides) => `A d${sides} has no face ${face}.`,
	noField: (field) => `There is no field "${field}".`,
	notSettable: (field) => `"${field}" follows from other things and cannot be set.`,
	doesNotFit: (field, wrong) => `"${field}" ${wrong}.`,
	offTheMap: (hex) => `[${hex}] is not on the map.`,
	standsThere: (name, hex) => `${name} is at [${hex}] and cannot be in a wall. Move them first.`,
	noSuchGround: (terrain, known) => `There is no ground "${terrain}" here: it is one of ${known.join(", ")}.`,
	idShape: "an id is a letter, then letters, digits, - or _, and not \"gm\"",
	idTaken: (id) => `There already is a fighter with the id "${id}".`,
	noOrderForTurns: "A turn is not answered by a standing order.",
	tooManyOrders: "There are too many standing orders already. Take some of them back first.",
	tooManyFighters: (most) => `No more than ${most} fighters can be on one table.`,
	whichOption: "Say which option is always to be taken.",
	/** Outcomes in a forecast. */
	odds: {
		fails: "Fails",
		succeeds: "Succeeds"
	},
	/** What a kind of value takes. */
	takes: {
		wrong: (what) => `takes ${what}`,
		fighter: "a fighter's id",
		hex: "a hex [q, r] of whole numbers",
		path: "a list of hexes [q, r]",
		flag: "true or false",
		intent: "an action {\"do\": ...}",
		answer: "an answer, by its id or as {\"answer\": ...}",
		nothing: "nothing here",
		json: "JSON",
		distinct: "each at most once",
		count: (min, max) => `a whole number from ${min} to ${max}`,
		amount: (min, max) => `a number from ${min} to ${max}`,
		text: (least, most) => `a text of ${least} to ${most} characters`,
		oneOf: (words) => `one of ${words.join(", ")}`,
		list: (what, most) => `a list of at most ${most}, each ${what}`,
		set: (what, most) => `a list of at most ${most} different ones, each ${what}`,
		entries: (what, most) => `at most ${most} ids, each with ${what}`,
		listOrAll: (what, most) => `"all", or a list of at most ${most}, each ${what}`,
		record: (members) => `an object with ${members.join(", ")}`,
		nullable: (what) => `${what}, or null`
	},
	content: {
		id: "an id takes small letters, digits and hyphens, 26 at most, a letter first",
		likeWhom: "a new archetype says which of the book it is like",
		closed: "each of these has rules of its own: none can be added"
	},
	setup: {
		malformed: "malformed",
		nobody: "somebody has to fight",
		noSuchOption: "there is no such option",
		noSuchField: "there is no such field",
		noArchetype: (kind) => `there is no archetype "${kind}"`,
		noGround: (hex) => `[${hex}] is off the map or a wall`,
		taken: (hex, by) => `on [${hex}] already stands ${by}`,
		idTwice: (id) => `combatants: the id "${id}" is given twice`,
		orderOfAll: "order: it must name every combatant exactly once, apart from those who are defeated already"
	}
};
// shared/src/engine/kinds.ts
function kind(look, shape, initial) {
	return {
		...look,
		shape,
		initial
	};
}
/** The shape of a hex `[q, r]`. */
const hexShape = /* @__PURE__ */ tuple([int(), int()]);
const ID_PATTERN = /^(?!gm$)[A-Za-z][A-Za-z0-9_-]{0,31}$/;
const fighter = kind({ type: "fighter" }, (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(ID_PATTERN, TEXT$1.idShape)), "");
const hex = kind({ type: "hex" }, hexShape, [0, 0]);
const path = kind({ type: "path" }, (/* @__PURE__ */ array(hexShape)).check(/* @__PURE__ */ _maxLength(200)), []);
/** A whole number within these bounds. */
function count(min = 0, max = 999) {
	return kind({
		type: "count",
		min,
		max
	}, int().check(/* @__PURE__ */ _gte(min), /* @__PURE__ */ _lte(max)), Math.max(min, 0));
}
/** A number within these bounds. */
function amount(min, max) {
	return kind({
		type: "amount",
		min,
		max
	}, (/* @__PURE__ */ number$2()).check(/* @__PURE__ */ _gte(min), /* @__PURE__ */ _lte(max)), min);
}
const flag = kind({ type: "flag" }, /* @__PURE__ */ boolean(), false);
/** A text of so many characters. */
function text(most = 200, least = 0) {
	return kind({
		type: "text",
		least,
		most
	}, (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(least), /* @__PURE__ */ _maxLength(most)), "");
}
/** An id of so many characters. */
function anId(most = 64, least = 0) {
	return kind({
		type: "id",
		least,
		most
	}, text(most, least).shape, "");
}
/** One of these words. */
function oneOf(words) {
	return kind({
		type: "word",
		words
	}, /* @__PURE__ */ _enum(words), words[0]);
}
/** An id of that part of a ruleset's content, which is a record by id or a list of ids; `from`: the tables that these are of. */
function thing(content, from = [content]) {
	const things = Array.isArray(content) ? content : Object.keys(content);
	return kind({
		type: "thing",
		things,
		from
	}, /* @__PURE__ */ _enum(things), things[0]);
}
/** The same, or any other name: what the content does not have may be carried, too. */
function thingOrOther(things, from) {
	return kind({
		type: "thing",
		things,
		from,
		isOpen: true
	}, text(64, 1).shape, "");
}
/** A list, each of its items of that kind. */
function listOf(of, most = 40) {
	return kind({
		type: "list",
		of,
		most
	}, (/* @__PURE__ */ array(of.shape)).check(/* @__PURE__ */ _maxLength(most)), []);
}
/** Distinct words or things, kept in alphabetical order. */
function setOf(of, most = 40) {
	const isDistinct = (items) => new Set(items).size === items.length;
	const list = (/* @__PURE__ */ array(of.shape)).check(/* @__PURE__ */ _maxLength(most), /* @__PURE__ */ refine(isDistinct, TEXT$1.takes.distinct));
	return kind({
		type: "set",
		of,
		most
	}, /* @__PURE__ */ pipe(list, /* @__PURE__ */ transform((items) => [...items].sort())), []);
}
/** Just these members. */
function record$1(members) {
	return kind({
		type: "record",
		members
	}, /* @__PURE__ */ object(shapesOf(members)), initialOf(members));
}
/** Ids, each with a value of that kind; `keys`: which ids, left out: any. */
function entriesOf$1(of, most = 40, keys) {
	const fits = (all) => Object.keys(all).length <= most;
	const shape = (/* @__PURE__ */ partialRecord(keys ? keys.shape : /* @__PURE__ */ string(), of.shape)).check(/* @__PURE__ */ refine(fits));
	return kind({
		type: "entries",
		of,
		most,
		...keys && { keys }
	}, shape, {});
}
/** A list, each of its items of that kind, or `all` for everything that could be in one. */
function listOrAll(of, most = 40) {
	const shape = /* @__PURE__ */ union([/* @__PURE__ */ literal("all"), listOf(of, most).shape]);
	return kind({
		type: "listOrAll",
		of,
		most
	}, shape, []);
}
/** What may be left out. */
function optional(of) {
	return kind({
		type: "optional",
		of
	}, /* @__PURE__ */ optional$1(of.shape), void 0);
}
/** What may be nothing. */
function nullable(of) {
	return kind({
		type: "nullable",
		of
	}, /* @__PURE__ */ nullable$1(of.shape), null);
}
kind({ type: "nothing" }, /* @__PURE__ */ optional$1(/* @__PURE__ */ never()), void 0);
/** JSON of that shape, which no form shows. */
function json(shape, initial) {
	return kind({ type: "json" }, shape, initial);
}
/** Any JSON at all. */
const anything = kind({ type: "json" }, /* @__PURE__ */ json$1(), null);
/** The same, with that value if nobody has said. */
function initially(of, initial) {
	return {
		...of,
		shape: /* @__PURE__ */ _default(of.shape, initial),
		initial
	};
}
const plain$3 = /* @__PURE__ */ record$2((/* @__PURE__ */ string()).check(/* @__PURE__ */ _maxLength(64)), /* @__PURE__ */ json$1());
const intent = kind({ type: "intent" }, /* @__PURE__ */ catchall(/* @__PURE__ */ object({ do: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(64)) }), /* @__PURE__ */ json$1()), { do: "" });
const answer$1 = kind({ type: "answer" }, /* @__PURE__ */ union([/* @__PURE__ */ string(), /* @__PURE__ */ intersection(plain$3, /* @__PURE__ */ looseObject({ answer: /* @__PURE__ */ string() }))]), "");
/** What reads each of these, by name. */
function shapesOf(kinds) {
	return Object.fromEntries(Object.entries(kinds).map(([name, { shape }]) => [name, shape]));
}
const objects = /* @__PURE__ */ new WeakMap();
/** What reads all of these at once, leaving out what is not declared. */
function objectOf(kinds) {
	let object$1 = objects.get(kinds);
	if (!object$1) {
		object$1 = /* @__PURE__ */ object(shapesOf(kinds));
		objects.set(kinds, object$1);
	}
	return object$1;
}
/** Just the values declared, each as its kind understands it; undefined if one is missing or does not fit. */
function readValues(kinds, given) {
	const result = objectOf(kinds).safeParse(given);
	return result.success ? result.data : void 0;
}
/** A value as its kind understands it; undefined if it does not fit. */
function readValue(of, given) {
	const result = of.shape.safeParse(given);
	return result.success ? result.data : void 0;
}
/** What these are if nobody has said. */
function initialOf(kinds) {
	const given = Object.entries(kinds).filter(([, { initial }]) => initial !== void 0);
	return Object.fromEntries(given.map(([name, { initial }]) => [name, initial]));
}
function bare(of) {
	return (of.type === "optional" || of.type === "nullable") && of.of ? bare(of.of) : of;
}
/** Just the outline of a kind, as plain data. */
function outlineOf({ type, most, of, members }) {
	return {
		type,
		...most !== void 0 && { most },
		...of && { of: outlineOf(of) },
		...members && { members: outlinesOf(members) }
	};
}
/** The outlines of kinds, as plain data. */
function outlinesOf(kinds) {
	return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, outlineOf(kind)]));
}
// shared/src/engine/event.ts
/** No event, but a mark among them: its target may have changed without anything to tell. `Battle` takes it out. */
const TOUCHED = "touched";
/** Whom events may have changed: whoever did them, and whoever they happened to. */
function touchedIn(events) {
	const touched = /* @__PURE__ */ new Set();
	for (const { by, target } of events) {
		if (by !== void 0) touched.add(by);
		if (target !== void 0) touched.add(target);
	}
	return touched;
}
/**
* How a battle came to be taken back: by the GM, by the GM because a player asked, or by a player where the table lets them;
* `onward`: not at all, it goes on from the course of another, which has the dice before it.
*/
const REWIND_WAYS = [
	"gm",
	"granted",
	"own",
	"onward"
];
const MOST_INPUTS = 2 ** 31;
/** The largest die that a GM sets. */
const MOST_SIDES = 1e3;
const dieSides = count(1, MOST_SIDES);
const way = {
	members: {
		from: hex,
		to: hex
	},
	beat: "walk"
};
({ ...way }), { ...way.members }, nullable(hex), nullable(text(32)), anId(), nullable(dieSides), anId(), listOf(anId(), 20), anId(), listOf(hex, 200), listOf(record$1({
	terrain: anId(),
	count: count(1, 200)
})), listOf(record$1({
	what: anId(),
	target: nullable(fighter),
	chance: amount(0, 1)
})), anId(), anId(), anId(), anId(), count(0, MOST_INPUTS), count(0, MOST_INPUTS), count(0, MOST_INPUTS), count(0, MOST_INPUTS), text(), oneOf(REWIND_WAYS), text(), text();
// shared/src/hex/axial.ts
/** The six ways out of a hex, counter-clockwise on the screen: 0 E, 1 NE, 2 NW, 3 W, 4 SW, 5 SE. Source: cases/FORMAT.md. */
const DIRECTIONS = [
	[1, 0],
	[1, -1],
	[0, -1],
	[-1, 0],
	[-1, 1],
	[0, 1]
];
/** The sum of two hexes as vectors. */
function add(a, b) {
	return [a[0] + b[0], a[1] + b[1]];
}
/** The vector that leads from `b` to `a`. */
function subtract(a, b) {
	return [a[0] - b[0], a[1] - b[1]];
}
/** A hex as a vector, so many times as long. */
function scale([q, r], times) {
	return [q * times, r * times];
}
/** Whether two hexes are one and the same. */
function isSame$1(a, b) {
	return a[0] === b[0] && a[1] === b[1];
}
/** The least number of steps from one hex to the other. Source: cases/FORMAT.md. */
function distance(a, b) {
	const q = a[0] - b[0];
	const r = a[1] - b[1];
	return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}
/** Whether two hexes share an edge. */
function isAdjacent(a, b) {
	return distance(a, b) === 1;
}
/** The hexes around a hex, in the order of `DIRECTIONS`. */
function neighbours(of) {
	return DIRECTIONS.map((step) => add(of, step));
}
/** The hex as far from `around` as `of` is, on its other side. */
function opposite(of, around) {
	return [2 * around[0] - of[0], 2 * around[1] - of[1]];
}
/**
* The direction that leads best from one hex to another: that with the greatest scalar product in cube coordinates,
* the lower number on a tie. From a hex to itself it is 0.
*/
function directionTo(from, to) {
	const way = subtract(to, from);
	let best = 0;
	for (const direction of [
		1,
		2,
		3,
		4,
		5
	]) if (leads(way, direction) > leads(way, best)) best = direction;
	return best;
}
/** How far a vector leads in a direction: their scalar product in cube coordinates (q, r, -q - r). */
function leads([q, r], direction) {
	const [dq, dr] = DIRECTIONS[direction];
	return q * dq + r * dr + (q + r) * (dq + dr);
}
/** The hex that a point in fractional axial coordinates lies in. */
function round(q, r) {
	const s = -q - r;
	const hex = {
		q: Math.round(q),
		r: Math.round(r),
		s: Math.round(s)
	};
	const off = {
		q: Math.abs(hex.q - q),
		r: Math.abs(hex.r - r),
		s: Math.abs(hex.s - s)
	};
	if (off.q > off.r && off.q > off.s) hex.q = -hex.r - hex.s;
	else if (off.r > off.s) hex.r = -hex.q - hex.s;
	return [hex.q + 0, hex.r + 0];
}
// shared/src/hex/map.ts
const GROUND_LOOKS = [
	"water",
	"planks",
	"brush"
];
/** A number for each hex within 1000 of the middle, different for different hexes. */
function hexKey([q, r]) {
	return (q + 1e3) * 2001 + (r + 1e3);
}
const WALL = 1;
const DIFFICULT = 2;
const COVER = 4;
const OFF = 8;
const grounds = /* @__PURE__ */ new WeakMap();
let latest;
function groundOf(map) {
	if (latest?.map === map) return latest.ground;
	const ground = grounds.get(map) ?? readGround(map);
	grounds.set(map, ground);
	latest = {
		map,
		ground
	};
	return ground;
}
function readGround(map) {
	const ground = new Uint8Array((2 * map.radius + 1) ** 2);
	const mark = (hexes, kind) => {
		for (const place of hexes.filter((hex) => isOnMap(map, hex)).map((hex) => placeOf(map, hex))) ground[place] = ground[place] | kind;
	};
	mark(map.walls, WALL);
	mark(map.difficult, DIFFICULT);
	mark(map.cover, COVER);
	return ground;
}
function placeOf({ radius }, at) {
	return (at[0] + radius) * (2 * radius + 1) + at[1] + radius;
}
/** The kinds of a hex of the map; beyond its edge only `OFF`. */
function kindsOf(map, at) {
	return isOnMap(map, at) ? groundOf(map)[placeOf(map, at)] : OFF;
}
/** Whether a hex lies on the map (a wall does too). */
function isOnMap({ radius }, at) {
	const [q, r] = [at[0], at[1]];
	return Math.abs(q) <= radius && Math.abs(r) <= radius && Math.abs(q + r) <= radius;
}
/** Whether a hex of the map is a wall. */
function isWall(map, at) {
	return (kindsOf(map, at) & WALL) !== 0;
}
/** Whether a hex costs one more hex of movement to enter. */
function isDifficult(map, at) {
	return (kindsOf(map, at) & DIFFICULT) !== 0;
}
/** Whether a hex gives cover to whoever stands in it. */
function isCover(map, at) {
	return (kindsOf(map, at) & COVER) !== 0;
}
/** Whether somebody could stand there, as far as the ground goes: on the map, no wall. */
function isOpenGround(map, at) {
	return (kindsOf(map, at) & 9) === 0;
}
/** The same map without a wall at that hex. */
function withoutWall(map, at) {
	return {
		...map,
		walls: map.walls.filter((wall) => hexKey(wall) !== hexKey(at))
	};
}
/** What the ground of a hex can be made. */
const TERRAINS = [
	"open",
	"wall",
	"difficult",
	"cover"
];
/** What the ground of a hex is; where it is several, what stops most. */
function terrainAt(map, at) {
	if (isWall(map, at)) return "wall";
	if (isDifficult(map, at)) return "difficult";
	return isCover(map, at) ? "cover" : "open";
}
/** The same map on which these hexes are that ground and nothing else, and look like no other. */
function painted(map, hexes, terrain) {
	const keys = new Set(hexes.map(hexKey));
	const others = (ground) => ground.filter((at) => !keys.has(hexKey(at)));
	const ground = (kind, before) => terrain === kind ? [...others(before), ...hexes] : others(before);
	const looks = Object.entries(map.looks ?? {}).map(([look, there]) => [look, others(there)]);
	return {
		...map,
		walls: ground("wall", map.walls),
		difficult: ground("difficult", map.difficult),
		cover: ground("cover", map.cover),
		...map.looks && { looks: Object.fromEntries(looks) }
	};
}
// shared/src/engine/places.ts
/** Those still in the fight and where they stand, as long as nobody moves: for looking at many places in turn. */
var Places = class {
	#radius;
	#everybody;
	/** Where each of them holds a hex, as listed; null: nowhere. */
	#held;
	#fighters = [];
	#q = [];
	#r = [];
	#near = /* @__PURE__ */ new Map();
	#holders;
	/** `radius` is that of the map; the fighters are as listed. */
	constructor(radius, everybody) {
		this.#radius = radius;
		this.#everybody = everybody;
		this.#held = everybody.map(held);
		for (const fighter of everybody) {
			const at = held(fighter);
			if (at === null) continue;
			this.#fighters.push(fighter);
			this.#q.push(at[0]);
			this.#r.push(at[1]);
		}
	}
	/** Whether they all still stand there, on a map of that radius. */
	areThoseOf(radius) {
		return radius === this.#radius && this.#everybody.every((fighter, index) => held(fighter) === this.#held[index]);
	}
	/** The first, as listed, who stands in a hex and is not `besides`. */
	holder(at, besides) {
		this.#holders ??= new Holders(this.#radius, this.#q, this.#r);
		for (let index = this.#holders.first(at[0], at[1]); index >= 0; index = this.#holders.after(index)) {
			const fighter = this.#fighters[index];
			if (fighter.id !== besides) return fighter;
		}
	}
	/** Everybody within so many hexes, as listed. */
	within(middle, most) {
		const what = circle(middle, most);
		const known = what === void 0 ? void 0 : this.#near.get(what);
		if (known) return known;
		const found = this.#look(middle, most);
		if (what !== void 0) this.#near.set(what, found);
		return found;
	}
	#look([q, r], most) {
		const found = [];
		for (let index = 0; index < this.#fighters.length; index++) {
			const dq = this.#q[index] - q;
			if (dq > most || dq < -most) continue;
			const dr = this.#r[index] - r;
			if (Math.abs(dr) <= most && Math.abs(dq + dr) <= most) found.push(this.#fighters[index]);
		}
		return found;
	}
};
/** The hex that a fighter holds; null: nowhere. */
function held({ defeated, at }) {
	return defeated ? null : at;
}
/** More than any map is wide, and than anything reaches. */
const SPAN = 1024;
/** A number of its own for the hexes so far around one; undefined if that is too far off to have one. */
function circle([q, r], most) {
	return 2 * Math.max(Math.abs(q), Math.abs(r), most) < SPAN ? (q * SPAN + r) * SPAN + most : void 0;
}
/** By hex of a map who stands there, each as a place in a list. */
var Holders = class {
	#radius;
	#width;
	/** By hex the first in it, and one more; 0: nobody. */
	#first;
	/** The next in the same hex, and one more. */
	#next;
	constructor(radius, q, r) {
		this.#radius = radius;
		this.#width = 2 * radius + 1;
		this.#first = new Uint16Array(this.#width ** 2);
		this.#next = new Uint16Array(q.length);
		for (let index = q.length - 1; index >= 0; index--) {
			const place = this.#placeOf(q[index], r[index]);
			this.#next[index] = this.#first[place] ?? 0;
			this.#first[place] = index + 1;
		}
	}
	/** The first who stands in a hex; -1: nobody. */
	first(q, r) {
		return Math.abs(q) <= this.#radius && Math.abs(r) <= this.#radius ? this.#first[this.#placeOf(q, r)] - 1 : -1;
	}
	/** The next in the same hex as this one; -1: nobody. */
	after(index) {
		return this.#next[index] - 1;
	}
	#placeOf(q, r) {
		return (q + this.#radius) * this.#width + r + this.#radius;
	}
};
// shared/src/engine/table.ts
/** The fighter of that id, if the table has one. */
function findFighter(table, id) {
	const fighter = table.fighters[id];
	return fighter?.id === id ? fighter : void 0;
}
/** The fighter of that id. Throws if there is none: for ids that a check has let through. */
function fighterOf(table, id) {
	const fighter = findFighter(table, id);
	if (!fighter) throw new Error(`No fighter "${id}" on the table.`);
	return fighter;
}
/** Whether that fighter is on the table and still in the fight. */
function isStanding(table, id) {
	const fighter = findFighter(table, id);
	return fighter !== void 0 && !fighter.defeated;
}
const lists$1 = /* @__PURE__ */ new WeakMap();
/** Everybody on the table, as listed. */
function fightersOf({ fighters }) {
	let list = lists$1.get(fighters);
	if (!list) {
		list = Object.values(fighters);
		lists$1.set(fighters, list);
	}
	return list;
}
const turns = /* @__PURE__ */ new WeakMap();
/** Everybody on the table who has a turn, first to act first. */
function inTurnOrder(table) {
	const known = turns.get(table.fighters);
	if (known?.order === table.order) return known.list;
	const list = table.order.flatMap((id) => findFighter(table, id) ?? []);
	turns.set(table.fighters, {
		order: table.order,
		list
	});
	return list;
}
/** Everybody on the table who is still in the fight, as listed. */
function standing(table) {
	return fightersOf(table).filter((fighter) => !fighter.defeated);
}
/** The sides that have somebody left in the fight, as listed. */
function sidesStanding(table) {
	const sides = [];
	for (const { defeated, side } of fightersOf(table)) if (!defeated && !sides.includes(side)) sides.push(side);
	return sides;
}
/** The one who holds a hex, if an undefeated fighter stands there, apart from `besides`; of several the first. */
function occupant(table, at, besides) {
	const places = placesIn(table);
	if (places) return places.holder(at, besides);
	return fightersOf(table).find((fighter) => !fighter.defeated && isAt(fighter, at) && fighter.id !== besides);
}
/** What keeps somebody from coming to stand in a hex: the ground, or who else (apart from `besides`) holds it. */
function faultOfPlace(table, at, besides) {
	if (!isOpenGround(table.map, at)) return "blocked";
	return occupant(table, at, besides) ? "occupied" : void 0;
}
function isAt({ at }, [q, r]) {
	return at !== null && at[0] === q && at[1] === r;
}
/** What has been found out about a table, for as long as nothing on it changes. */
var Look = class {
	table;
	places;
	notes = /* @__PURE__ */ new Map();
	constructor(table) {
		this.table = table;
	}
};
let still;
const settled = /* @__PURE__ */ new WeakMap();
/** From now on nothing changes on a table, until `unsettle`: what is found out about it is kept. */
function settle$1(table) {
	settled.set(table, new Look(table));
}
/** From now on a table may change again. */
function unsettle(table) {
	settled.delete(table);
}
/** Looks at a table without changing it: what is found out about it is kept meanwhile. */
function whileStill(table, look) {
	if (still?.table === table) return look();
	const before = still;
	still = settled.get(table) ?? new Look(table);
	try {
		return look();
	} finally {
		still = before;
	}
}
/** What can be found out about a table as it is: once, for as long as it stays so. `key` says what it is. */
function noted(table, key, find) {
	const notes = lookAt(table)?.notes;
	if (!notes) return find();
	if (!notes.has(key)) notes.set(key, find());
	return notes.get(key);
}
function lookAt(table) {
	return still?.table === table ? still : settled.get(table);
}
/** Who stands where, if the table is known to stay as it is. */
function placesIn(table) {
	const look = lookAt(table);
	if (look) look.places ??= placesOf(table);
	return look?.places;
}
const lastPlaces = /* @__PURE__ */ new WeakMap();
/** Who stands where: mostly they stand as when somebody looked last. */
function placesOf(table) {
	const everybody = fightersOf(table);
	const { radius } = table.map;
	const last = lastPlaces.get(everybody);
	if (last?.areThoseOf(radius)) return last;
	const places = new Places(radius, everybody);
	lastPlaces.set(everybody, places);
	return places;
}
// shared/src/engine/action.ts
/** Makes the actions of a ruleset with such a table from what is said of each. */
function actionsOn() {
	return (spec) => declared$1(spec);
}
/** Makes the interjections of a ruleset with such a table from what is said of each. */
function interjectionsOn() {
	return (spec) => declared$1(spec);
}
/** A deed whose parameters are read as declared. */
function declared$1(spec) {
	const { params = {}, understand, ...rest } = spec;
	return {
		...rest,
		...reading(params, understand)
	};
}
/** How parameters of these kinds are read. `understand`: where only the table can say what they mean. */
function reading(params, understand = asRead) {
	return {
		params,
		understand,
		parse(given, table, by) {
			const read = readValues(params, given);
			return read && understand(read, table, by);
		}
	};
}
/** What most parameters mean: what they say. */
function asRead(read) {
	return read;
}
/** What is wrong with an action with parameters that its kinds have read: `bad-input`, or the fault that its check finds. */
function checkAction(table, what, by, read) {
	const act = what.understand(read, table, by);
	return act === void 0 ? "bad-input" : what.check(table, by, act);
}
/** What these parameters of an action mean, if it is legal now; else undefined. */
function legalAct(table, what, by, params) {
	const act = what.parse(params, table, by);
	return act !== void 0 && what.check(table, by, act) === void 0 ? act : void 0;
}
/** Every way in which something can legally be done now. What has no parameters has one, `{}`. */
function legalVariants(table, what, by) {
	return whileStill(table, () => {
		const legal = [];
		for (const act of what.variants ? what.variants(table, by) : [{}]) if (what.check(table, by, act) === void 0) legal.push(act);
		return legal;
	});
}
/** One of the legal variants, each as likely as the other: only what has been drawn is checked. */
function anyVariant(table, what, by, draw) {
	return whileStill(table, () => {
		const left = what.variants ? [...what.variants(table, by)] : [{}];
		while (left.length > 0) {
			const drawn = draw(left.length);
			const act = left[drawn];
			if (act && what.check(table, by, act) === void 0) return act;
			left[drawn] = left.at(-1) ?? {};
			left.pop();
		}
	});
}
/** What a fighter can do in its turn now, in the order in which the ruleset lists its actions; counted out only when looked at. */
function turnChoices(table, actions, by) {
	return forPlayers(actions).map(([option, what]) => choiceOf$1(table, what, by, option));
}
/** The choice of an action by that name, for whoever may take it now. */
function choiceOf$1(table, what, by, option) {
	return new ActionChoice(table, what, by, option);
}
/** A prompt has one for each action, of which most are never looked into. */
var ActionChoice = class {
	option;
	#table;
	#what;
	#by;
	constructor(table, what, by, option) {
		this.option = option;
		this.#table = table;
		this.#what = what;
		this.#by = by;
	}
	get params() {
		return this.#what.params;
	}
	get variants() {
		return () => legalVariants(this.#table, this.#what, this.#by);
	}
	get anyVariant() {
		return (draw) => anyVariant(this.#table, this.#what, this.#by, draw);
	}
	get axes() {
		if (!this.#what.axes) return void 0;
		return (act) => this.#what.axes?.(this.#table, this.#by, act) ?? {};
	}
	get check() {
		return (read) => checkAction(this.#table, this.#what, this.#by, read);
	}
};
const playable = /* @__PURE__ */ new WeakMap();
/** The actions that are not the GM's, by name. */
function forPlayers(actions) {
	const known = playable.get(actions);
	const players = known ?? Object.entries(actions).filter(([, what]) => !what.gm);
	if (!known) playable.set(actions, players);
	return players;
}
/**
* The prompt of a turn: it is answered by intents, and left unanswered it ends the turn. `couldAct`: whether they may
* act as far as everybody can see (left out: that is plain to see). `speaker`: who says what they do (left out: they
* themselves).
*/
function turnQuestion(actions, by, mayAct, { couldAct = mayAct, speaker = by } = {}) {
	return new TurnQuestion(actions, by, mayAct, couldAct, speaker);
}
/** In some rulesets everybody may come in at any moment: there are many of these, and few are ever looked into. */
var TurnQuestion = class {
	for;
	speaker;
	kind = "turn";
	#actions;
	#mayAct;
	#couldAct;
	constructor(actions, by, mayAct, couldAct, speaker) {
		this.for = by;
		this.speaker = speaker;
		this.#actions = actions;
		this.#mayAct = mayAct;
		this.#couldAct = couldAct;
	}
	get fallback() {
		return {
			option: "end-turn",
			as: this.for
		};
	}
	choices(seen) {
		return this.isOpen(seen) ? turnChoices(seen, this.#actions, this.for) : [];
	}
	choice(seen, option) {
		const what = Object.hasOwn(this.#actions, option) ? this.#actions[option] : void 0;
		return what && !what.gm && this.isOpen(seen) ? choiceOf$1(seen, what, this.for, option) : void 0;
	}
	isOpen(seen) {
		return this.#mayAct(seen, this.for);
	}
	concerns(seen) {
		return this.#couldAct(seen, this.for);
	}
};
actionsOn()({
	leavesTurn: true,
	check: () => void 0,
	*run(table) {
		table.turn = null;
	}
});
/** Carries out the intent that a turn's prompt was answered with; its parameters have been read. */
function* perform(table, actions, intent) {
	const { option, as, ...read } = intent;
	const what = actions[option];
	const act = as === void 0 ? void 0 : what?.understand(read, table, as);
	if (!what || act === void 0 || as === void 0) throw new Error(`"${option}" was let through unchecked.`);
	yield* what.run(table, as, act, actions);
}
// shared/src/engine/records.ts
/** Whether a value is a record of others by name: no list, and not nothing. */
function isRecord(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
/** What a record has under that name itself; a name from outside may be `constructor`. */
function own(record, key) {
	return Object.hasOwn(record, key) ? record[key] : void 0;
}
// shared/src/engine/grown.ts
/** Kinds of values, in which what content adds to the book's things can be chosen as these can. */
function kindsWith({ content: parts = {} }, kinds, content) {
	const added = new Map(Object.entries(parts).map(([name, { book }]) => [book, Object.keys(entriesIn(content, name)).filter((id) => !Object.hasOwn(book, id))]));
	return Object.fromEntries(Object.entries(kinds).map(([name, of]) => [name, grownBy(added, of)]));
}
/** A kind with what has been added to the tables that it takes ids of. */
function grownBy(added, of) {
	switch (of.type) {
		case "thing": {
			const grown = of.from.flatMap((book) => added.get(book) ?? []);
			const all = [.../* @__PURE__ */ new Set([...of.things, ...grown])];
			return of.isOpen ? thingOrOther(all, of.from) : thing(all, of.from);
		}
		case "list": return listOf(grownBy(added, of.of), of.most);
		case "set": return setOf(grownBy(added, of.of), of.most);
		case "listOrAll": return listOrAll(grownBy(added, of.of), of.most);
		case "entries": {
			const keys = of.keys && grownBy(added, of.keys);
			return entriesOf$1(grownBy(added, of.of), of.most, keys);
		}
		case "optional": return optional(grownBy(added, of.of));
		case "nullable": return nullable(grownBy(added, of.of));
		default: return of;
	}
}
/** Fields of the table view that take what content adds, as `kindsWith`. */
function fieldsWith(ruleset, fields, content) {
	if (!content) return fields;
	const kinds = Object.fromEntries(Object.entries(fields).map(([name, { kind }]) => [name, kind]));
	const grown = Object.entries(kindsWith(ruleset, kinds, content));
	return Object.fromEntries(grown.map(([name, kind]) => [name, {
		...fields[name],
		kind
	}]));
}
/** The entries of a part, as far as they are any. */
function entriesIn(content, part) {
	const entries = own(content, part);
	if (!isRecord(entries)) return {};
	return Object.fromEntries(Object.entries(entries).filter(([, entry]) => isRecord(entry)));
}
// node_modules/@noble/ciphers/utils.js
/*! noble-ciphers - MIT License (c) 2023 Paul Miller (paulmillr.com) */
/**
* Checks if something is Uint8Array. Be careful: nodejs Buffer will return true.
* @param a - Value to inspect.
* @returns `true` when the value is a Uint8Array view, including Node's `Buffer`.
* @example
* Guards a value before treating it as raw key material.
*
* ```ts
* isBytes(new Uint8Array());
* ```
*/
function isBytes$1(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
const atitle$1 = (title) => title ? `"${title}" ` : "";
/**
* Asserts something is boolean.
* @param value - Value to validate.
* @returns The validated boolean.
* @throws On wrong argument types. {@link TypeError}
* @example
* Validates a boolean option before branching on it.
*
* ```ts
* abool(true);
* ```
*/
function abool(value, title = "") {
	if (typeof value !== "boolean") throw new TypeError(atitle$1(title) + "expected boolean, got type=" + typeof value);
	return value;
}
/**
* Asserts something is a non-negative safe integer.
* @param n - Value to validate.
* @returns The validated number.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validates a non-negative length or counter.
*
* ```ts
* anumber(1);
* ```
*/
function anumber$1(n, title = "") {
	if (typeof n !== "number") throw new TypeError(atitle$1(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle$1(title) + "expected integer >= 0, got " + n);
	return n;
}
/**
* Asserts something is Uint8Array.
* @param value - Value to validate.
* @param length - Expected byte length.
* @param title - Optional label used in error messages.
* @returns The validated byte array.
* On Node, `Buffer` is accepted too because it is a Uint8Array view.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument lengths. {@link RangeError}
* @example
* Validates a fixed-length nonce or key buffer.
*
* ```ts
* abytes(new Uint8Array([1, 2]), 2);
* ```
*/
function abytes$1(value, length, title = "") {
	if (isBytes$1(value) && (length === void 0 || value.length === length)) return value;
	if (length !== void 0) anumber$1(length, "length");
	const bytes = isBytes$1(value);
	const ofLen = length !== void 0 ? ` of length ${length}` : "";
	const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
	const message = atitle$1(title) + "expected Uint8Array" + ofLen + ", got " + got;
	if (!bytes) throw new TypeError(message);
	throw new RangeError(message);
}
const aobject$1 = (value, label) => {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError(label === "object" ? "expected valid options object" : `"${label}" expected object, got type=${typeof value}`);
};
/**
* Casts a typed-array view to Uint32Array.
* @param arr - Typed-array view to reinterpret.
* @returns Uint32Array view over the same bytes. Callers are expected to provide a
* 4-byte-aligned offset; trailing `1..3` bytes are silently dropped.
* @example
* Views a byte buffer as 32-bit words for block processing.
*
* ```ts
* u32(new Uint8Array(4));
* ```
*/
function u32(arr) {
	return new Uint32Array(arr.buffer, arr.byteOffset, Math.floor(arr.byteLength / 4));
}
/**
* Zeroizes typed arrays in place.
* Warning: JS provides no guarantees.
* @param arrays - Arrays to wipe.
* @example
* Wipes a temporary key buffer after use.
*
* ```ts
* const bytes = new Uint8Array([1]);
* clean(bytes);
* ```
*/
function clean$1(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
/**
* Whether the current platform is little-endian.
* Most are; some IBM systems are not.
*/
const isLE = /* @__PURE__ */ (() => new Uint8Array(new Uint32Array([287454020]).buffer)[0] === 68)();
/**
* Reverses byte order of one 32-bit word.
* @param word - Unsigned 32-bit word to swap.
* @returns The same word with bytes reversed.
* @example
* Swaps a big-endian word into little-endian byte order.
*
* ```ts
* byteSwap(0x11223344);
* ```
*/
function byteSwap(word) {
	return word << 24 & 4278190080 | word << 8 & 16711680 | word >>> 8 & 65280 | word >>> 24 & 255;
}
/**
* Byte-swaps every word of a Uint32Array in place.
* @param arr - Uint32Array whose words should be swapped.
* @returns The same array after in-place byte swapping.
* @example
* Swaps every 32-bit word in a word-view buffer.
*
* ```ts
* byteSwap32(new Uint32Array([0x11223344]));
* ```
*/
function byteSwap32(arr) {
	for (let i = 0; i < arr.length; i++) arr[i] = byteSwap(arr[i]);
	return arr;
}
/**
* Normalizes a Uint32Array view to the little-endian representation expected by cipher cores.
* @param u - Word view to normalize in place.
* @returns Little-endian normalized word view.
* @example
* Normalizes a word-view buffer before block processing.
*
* ```ts
* swap32IfBE(new Uint32Array([0x11223344]));
* ```
*/
const swap32IfBE = isLE ? (u) => u : byteSwap32;
/**
* Checks if two U8A use same underlying buffer and overlaps.
* This is invalid and can corrupt data.
* @param a - First byte view.
* @param b - Second byte view.
* @returns `true` when the views overlap in memory.
* @example
* Detects whether two slices alias the same backing buffer.
*
* ```ts
* overlapBytes(new Uint8Array(4), new Uint8Array(4));
* ```
*/
function overlapBytes(a, b) {
	if (!a.byteLength || !b.byteLength) return false;
	return a.buffer === b.buffer && a.byteOffset < b.byteOffset + b.byteLength && b.byteOffset < a.byteOffset + a.byteLength;
}
/**
* If input and output overlap and input starts before output, we will overwrite end of input before
* we start processing it, so this is not supported by forward-processing ciphers.
* @param input - Input bytes.
* @param output - Output bytes.
* @throws If the output view would overwrite unread input bytes. {@link Error}
* @example
* Rejects an in-place layout that would overwrite unread input bytes.
*
* ```ts
* const buffer = new Uint8Array(8);
* complexOverlapBytes(buffer.subarray(0, 4), buffer.subarray(2, 6));
* ```
*/
function complexOverlapBytes(input, output) {
	if (overlapBytes(input, output) && input.byteOffset < output.byteOffset) throw new Error("complex overlap of input and output is not supported");
}
/**
* Merges user options into defaults.
* @param defaults - Default option values.
* @param opts - User-provided overrides.
* @returns Combined options object.
* `defaults` is a library-owned mutable object; user-provided `opts` only need to be
* object-shaped, since "plain object" checks reject valid proxy/cross-realm containers.
* The merge mutates `defaults` in place and returns the same object, so direct callers
* should pass a fresh defaults object unless they intentionally want shared state updated.
* @throws If options are missing or not an object. {@link Error}
* @example
* Applies user overrides to the default cipher options.
*
* ```ts
* checkOpts({ rounds: 20 }, { rounds: 8 });
* ```
*/
function checkOpts$1(defaults, opts) {
	aobject$1(defaults, "defaults");
	aobject$1(opts, "opts");
	return Object.assign(defaults, opts);
}
/**
* By default, returns u8a of length.
* When out is available, it checks it for validity and uses it.
* @param expectedLength - Required output length.
* @param out - Optional destination buffer.
* @param onlyAligned - Whether `out` must be 4-byte aligned.
* @returns Output buffer ready for writing.
* @throws On wrong argument types. {@link TypeError}
* @throws If the provided output buffer has the wrong size. {@link RangeError}
* @throws If the provided output buffer has the wrong alignment. {@link Error}
* @example
* Reuses a caller-provided output buffer when lengths match.
*
* ```ts
* getOutput(16, new Uint8Array(16));
* ```
*/
function getOutput(expectedLength, out, onlyAligned = true) {
	if (out === void 0) return new Uint8Array(expectedLength);
	abytes$1(out, expectedLength, "output");
	if (onlyAligned && !isAligned32(out)) throw new Error("invalid output, must be aligned");
	return out;
}
/**
* Checks whether a byte array is aligned to a 4-byte offset.
* @param bytes - Byte array to inspect.
* @returns `true` when the view is 4-byte aligned.
* @example
* Checks whether a buffer can be safely viewed as Uint32Array.
*
* ```ts
* isAligned32(new Uint8Array(4));
* ```
*/
function isAligned32(bytes) {
	return bytes.byteOffset % 4 === 0;
}
/**
* Copies bytes into a new Uint8Array.
* @param bytes - Bytes to copy.
* @returns Copied byte array.
* @throws On wrong argument types. {@link TypeError}
* @example
* Copies input into an aligned Uint8Array before block processing.
*
* ```ts
* copyBytes(new Uint8Array([1, 2]));
* ```
*/
function copyBytes(bytes) {
	return Uint8Array.from(abytes$1(bytes));
}
// node_modules/@noble/ciphers/_arx.js
/**
* Basic utils for ARX (add-rotate-xor) salsa and chacha ciphers.

RFC8439 requires multi-step cipher stream, where
authKey starts with counter: 0, actual msg with counter: 1.

For this, we need a way to re-use nonce / counter:

const counter = new Uint8Array(4);
chacha(..., counter, ...); // counter is now 1
chacha(..., counter, ...); // counter is now 2

This is complicated:

- 32-bit counters are enough, no need for 64-bit: max ArrayBuffer size in JS is 4GB
- Original papers don't allow mutating counters
- Counter overflow is undefined [^1]
- Idea A: allow providing (nonce | counter) instead of just nonce, re-use it
- Caveat: Cannot be re-used through all cases:
- * chacha has (counter | nonce)
- * xchacha has (nonce16 | counter | nonce16)
- Idea B: separate nonce / counter and provide separate API for counter re-use
- Caveat: there are different counter sizes depending on an algorithm.
- salsa & chacha also differ in structures of key & sigma:
salsa20:      s[0] | k(4) | s[1] | nonce(2) | cnt(2) | s[2] | k(4) | s[3]
chacha:       s(4) | k(8) | cnt(1) | nonce(3)
chacha20orig: s(4) | k(8) | cnt(2) | nonce(2)
- Idea C: helper method such as `setSalsaState(key, nonce, sigma, data)`
- Caveat: we can't re-use counter array

xchacha uses the subkey and remaining 8 byte nonce with ChaCha20 as normal
(prefixed by 4 NUL bytes, since RFC8439 specifies a 12-byte nonce).
Counter overflow is undefined; see {@link https://mailarchive.ietf.org/arch/msg/cfrg/gsOnTJzcbgG6OqD8Sc0GO5aR_tU/ | the CFRG thread}.
Current noble policy is strict non-wrap for the shared 32-bit counter path:
exported ARX ciphers reject initial `0xffffffff` and stop before any implicit
wrap back to zero.
See {@link https://datatracker.ietf.org/doc/html/draft-irtf-cfrg-xchacha#appendix-A.2 | the XChaCha appendix} for the extended-nonce construction.

* @module
*/
const encodeStr = (str) => Uint8Array.from(str.split(""), (c) => c.charCodeAt(0));
const sigma16_32 = /* @__PURE__ */ (() => swap32IfBE(u32(encodeStr("expand 16-byte k"))))();
const sigma32_32 = /* @__PURE__ */ (() => swap32IfBE(u32(encodeStr("expand 32-byte k"))))();
/**
* Rotates a 32-bit word left.
* @param a - Input word.
* @param b - Rotation count in bits.
* @returns Rotated 32-bit word.
* @example
* Moves the top byte of `0x12345678` into the low byte position.
* ```ts
* rotl(0x12345678, 8);
* ```
*/
function rotl(a, b) {
	return a << b | a >>> 32 - b;
}
const BLOCK_LEN = 64;
const BLOCK_LEN32 = 16;
const MAX_COUNTER = /* @__PURE__ */ (() => 2 ** 32 - 1)();
const U32_EMPTY = /* @__PURE__ */ Uint32Array.of();
function runCipher(core, sigma, key, nonce, data, output, counter, rounds) {
	const len = data.length;
	const block = new Uint8Array(BLOCK_LEN);
	const b32 = u32(block);
	const isAligned = isLE && isAligned32(data) && isAligned32(output);
	const d32 = isAligned ? u32(data) : U32_EMPTY;
	const o32 = isAligned ? u32(output) : U32_EMPTY;
	if (!isLE) {
		for (let pos = 0; pos < len; counter++) {
			core(sigma, key, nonce, b32, counter, rounds);
			swap32IfBE(b32);
			if (counter >= MAX_COUNTER) throw new Error("arx: counter overflow");
			const take = Math.min(BLOCK_LEN, len - pos);
			for (let j = 0, posj; j < take; j++) {
				posj = pos + j;
				output[posj] = data[posj] ^ block[j];
			}
			pos += take;
		}
		return;
	}
	for (let pos = 0; pos < len; counter++) {
		core(sigma, key, nonce, b32, counter, rounds);
		if (counter >= MAX_COUNTER) throw new Error("arx: counter overflow");
		const take = Math.min(BLOCK_LEN, len - pos);
		if (isAligned && take === BLOCK_LEN) {
			const pos32 = pos / 4;
			if (pos % 4 !== 0) throw new Error("arx: invalid block position");
			for (let j = 0, posj; j < BLOCK_LEN32; j++) {
				posj = pos32 + j;
				o32[posj] = d32[posj] ^ b32[j];
			}
			pos += BLOCK_LEN;
			continue;
		}
		for (let j = 0, posj; j < take; j++) {
			posj = pos + j;
			output[posj] = data[posj] ^ block[j];
		}
		pos += take;
	}
}
/**
* Creates an ARX stream cipher from a 32-bit core permutation.
* Used internally to build the exported Salsa and ChaCha stream ciphers.
* @param core - Core function that fills one keystream block.
* @param opts - Cipher layout and nonce-extension options. See {@link CipherOpts}.
* @returns Stream cipher function over byte arrays.
* @throws If the core callback, key size, counter, or output sizing is invalid. {@link Error}
*/
function createCipher(core, opts) {
	const { allowShortKeys, extendNonceFn, counterLength, counterRight, rounds } = checkOpts$1({
		allowShortKeys: false,
		counterLength: 8,
		counterRight: false,
		rounds: 20
	}, opts);
	if (typeof core !== "function") throw new Error("core must be a function");
	anumber$1(counterLength);
	anumber$1(rounds);
	abool(counterRight);
	abool(allowShortKeys);
	return (key, nonce, data, output, counter = 0) => {
		abytes$1(key, void 0, "key");
		abytes$1(nonce, void 0, "nonce");
		abytes$1(data, void 0, "data");
		const len = data.length;
		const hasOutput = output !== void 0;
		output = getOutput(len, output, false);
		if (hasOutput) complexOverlapBytes(data, output);
		anumber$1(counter);
		if (counter < 0 || counter >= MAX_COUNTER) throw new Error("arx: counter overflow");
		const toClean = [];
		let l = key.length;
		let k;
		let sigma;
		if (l === 32) {
			toClean.push(k = copyBytes(key));
			sigma = sigma32_32;
		} else if (l === 16 && allowShortKeys) {
			k = /* @__PURE__ */ new Uint8Array(32);
			k.set(key);
			k.set(key, 16);
			sigma = sigma16_32;
			toClean.push(k);
		} else {
			abytes$1(key, 32, "arx key");
			throw new Error("invalid key size");
		}
		if (!isLE || !isAligned32(nonce)) toClean.push(nonce = copyBytes(nonce));
		let k32 = u32(k);
		if (extendNonceFn) {
			if (nonce.length !== 24) throw new Error("arx: extended nonce must be 24 bytes");
			const n16 = nonce.subarray(0, 16);
			if (isLE) extendNonceFn(sigma, k32, u32(n16), k32);
			else {
				const sigmaRaw = swap32IfBE(Uint32Array.from(sigma));
				extendNonceFn(sigmaRaw, k32, u32(n16), k32);
				clean$1(sigmaRaw);
				swap32IfBE(k32);
			}
			nonce = nonce.subarray(16);
		} else if (!isLE) swap32IfBE(k32);
		const nonceNcLen = 16 - counterLength;
		if (nonceNcLen !== nonce.length) throw new Error(`arx: nonce must be ${nonceNcLen} or 16 bytes`);
		if (nonceNcLen !== 12) {
			const nc = /* @__PURE__ */ new Uint8Array(12);
			nc.set(nonce, counterRight ? 0 : 12 - nonce.length);
			nonce = nc;
			toClean.push(nonce);
		}
		const n32 = swap32IfBE(u32(nonce));
		try {
			runCipher(core, sigma, k32, n32, data, output, counter, rounds);
			return output;
		} finally {
			clean$1(...toClean);
		}
	};
}
// node_modules/@noble/ciphers/chacha.js
/**
* ChaCha stream cipher, released
* in 2008. Developed after Salsa20, ChaCha aims to increase diffusion per round.
* It was standardized in
* {@link https://www.rfc-editor.org/rfc/rfc8439 | RFC 8439} and
* is now used in TLS 1.3.
*
* {@link https://datatracker.ietf.org/doc/html/draft-irtf-cfrg-xchacha | XChaCha20}
* extended-nonce variant is also provided. Similar to XSalsa, it's safe to use with
* randomly-generated nonces.
*
* Check out
* {@link http://cr.yp.to/chacha/chacha-20080128.pdf | PDF},
* {@link https://en.wikipedia.org/wiki/Salsa20 | wiki}, and
* {@link https://cr.yp.to/chacha.html | website}.
*
* @module
*/
/**
* ChaCha core function. Uses an unrolled loop (chachaCore, hchacha) - 4x
* faster than a simple loop, but larger & harder to read. A simple-loop
* reference version lives in `test/misc/micro-ciphers.ts`;
* `test/arx.test.ts` keeps the two aligned.
* The specific implementation is selected in `createCipher` below.
*/
/** RFC 8439 §2.3 block core for `state = constants | key | counter | nonce`. */
function chachaCore(s, k, n, out, cnt, rounds = 20) {
	let y00 = s[0], y01 = s[1], y02 = s[2], y03 = s[3], y04 = k[0], y05 = k[1], y06 = k[2], y07 = k[3], y08 = k[4], y09 = k[5], y10 = k[6], y11 = k[7], y12 = cnt, y13 = n[0], y14 = n[1], y15 = n[2];
	let x00 = y00, x01 = y01, x02 = y02, x03 = y03, x04 = y04, x05 = y05, x06 = y06, x07 = y07, x08 = y08, x09 = y09, x10 = y10, x11 = y11, x12 = y12, x13 = y13, x14 = y14, x15 = y15;
	for (let r = 0; r < rounds; r += 2) {
		x00 = x00 + x04 | 0;
		x12 = rotl(x12 ^ x00, 16);
		x08 = x08 + x12 | 0;
		x04 = rotl(x04 ^ x08, 12);
		x00 = x00 + x04 | 0;
		x12 = rotl(x12 ^ x00, 8);
		x08 = x08 + x12 | 0;
		x04 = rotl(x04 ^ x08, 7);
		x01 = x01 + x05 | 0;
		x13 = rotl(x13 ^ x01, 16);
		x09 = x09 + x13 | 0;
		x05 = rotl(x05 ^ x09, 12);
		x01 = x01 + x05 | 0;
		x13 = rotl(x13 ^ x01, 8);
		x09 = x09 + x13 | 0;
		x05 = rotl(x05 ^ x09, 7);
		x02 = x02 + x06 | 0;
		x14 = rotl(x14 ^ x02, 16);
		x10 = x10 + x14 | 0;
		x06 = rotl(x06 ^ x10, 12);
		x02 = x02 + x06 | 0;
		x14 = rotl(x14 ^ x02, 8);
		x10 = x10 + x14 | 0;
		x06 = rotl(x06 ^ x10, 7);
		x03 = x03 + x07 | 0;
		x15 = rotl(x15 ^ x03, 16);
		x11 = x11 + x15 | 0;
		x07 = rotl(x07 ^ x11, 12);
		x03 = x03 + x07 | 0;
		x15 = rotl(x15 ^ x03, 8);
		x11 = x11 + x15 | 0;
		x07 = rotl(x07 ^ x11, 7);
		x00 = x00 + x05 | 0;
		x15 = rotl(x15 ^ x00, 16);
		x10 = x10 + x15 | 0;
		x05 = rotl(x05 ^ x10, 12);
		x00 = x00 + x05 | 0;
		x15 = rotl(x15 ^ x00, 8);
		x10 = x10 + x15 | 0;
		x05 = rotl(x05 ^ x10, 7);
		x01 = x01 + x06 | 0;
		x12 = rotl(x12 ^ x01, 16);
		x11 = x11 + x12 | 0;
		x06 = rotl(x06 ^ x11, 12);
		x01 = x01 + x06 | 0;
		x12 = rotl(x12 ^ x01, 8);
		x11 = x11 + x12 | 0;
		x06 = rotl(x06 ^ x11, 7);
		x02 = x02 + x07 | 0;
		x13 = rotl(x13 ^ x02, 16);
		x08 = x08 + x13 | 0;
		x07 = rotl(x07 ^ x08, 12);
		x02 = x02 + x07 | 0;
		x13 = rotl(x13 ^ x02, 8);
		x08 = x08 + x13 | 0;
		x07 = rotl(x07 ^ x08, 7);
		x03 = x03 + x04 | 0;
		x14 = rotl(x14 ^ x03, 16);
		x09 = x09 + x14 | 0;
		x04 = rotl(x04 ^ x09, 12);
		x03 = x03 + x04 | 0;
		x14 = rotl(x14 ^ x03, 8);
		x09 = x09 + x14 | 0;
		x04 = rotl(x04 ^ x09, 7);
	}
	let oi = 0;
	out[oi++] = y00 + x00 | 0;
	out[oi++] = y01 + x01 | 0;
	out[oi++] = y02 + x02 | 0;
	out[oi++] = y03 + x03 | 0;
	out[oi++] = y04 + x04 | 0;
	out[oi++] = y05 + x05 | 0;
	out[oi++] = y06 + x06 | 0;
	out[oi++] = y07 + x07 | 0;
	out[oi++] = y08 + x08 | 0;
	out[oi++] = y09 + x09 | 0;
	out[oi++] = y10 + x10 | 0;
	out[oi++] = y11 + x11 | 0;
	out[oi++] = y12 + x12 | 0;
	out[oi++] = y13 + x13 | 0;
	out[oi++] = y14 + x14 | 0;
	out[oi++] = y15 + x15 | 0;
}
/**
* ChaCha stream cipher. Conforms to RFC 8439 (IETF, TLS). 12-byte nonce, 4-byte counter.
* With smaller nonce, it's not safe to make it random (CSPRNG), due to collision chance.
* @param key - 32-byte key.
* @param nonce - 12-byte nonce.
* @param data - Input bytes to xor with the keystream.
* @param output - Optional destination buffer.
* @param counter - Initial block counter.
* @returns Encrypted or decrypted bytes.
* @example
* Encrypts bytes with the RFC 8439 ChaCha20 stream cipher and a fresh key/nonce.
*
* ```ts
* import { chacha20 } from '@noble/ciphers/chacha.js';
* import { randomBytes } from '@noble/ciphers/utils.js';
* const key = randomBytes(32);
* const nonce = randomBytes(12);
* chacha20(key, nonce, new Uint8Array(4));
* ```
*/
const chacha20 = /* @__PURE__ */ createCipher(chachaCore, {
	counterRight: false,
	counterLength: 4,
	allowShortKeys: false
});
// node_modules/@noble/hashes/_u64.js
const fromNumH = (n) => n / 2 ** 32 | 0;
const fromNumL = (n) => n >>> 0;
function setU64FromNum(view, byteOffset, n, isLE) {
	const h = fromNumH(n);
	const l = fromNumL(n);
	view.setUint32(byteOffset, isLE ? l : h, isLE);
	view.setUint32(byteOffset + 4, isLE ? h : l, isLE);
}
// node_modules/@noble/hashes/utils.js
/**
* Checks if something is Uint8Array. Be careful: nodejs Buffer will return true.
* @param a - value to test
* @returns `true` when the value is a Uint8Array-compatible view.
* @example
* Check whether a value is a Uint8Array-compatible view.
* ```ts
* isBytes(new Uint8Array([1, 2, 3]));
* ```
*/
function isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array" && "BYTES_PER_ELEMENT" in a && a.BYTES_PER_ELEMENT === 1;
}
const atitle = (title) => title ? `"${title}" ` : "";
/**
* Asserts something is a non-negative integer.
* @param n - number to validate
* @param title - label included in thrown errors
* @returns The validated number.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate a non-negative integer option.
* ```ts
* anumber(32, 'length');
* ```
*/
function anumber(n, title = "") {
	if (typeof n !== "number") throw new TypeError(atitle(title) + "expected number, got " + typeof n);
	if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(atitle(title) + "expected integer >= 0, got " + n);
	return n;
}
/**
* Asserts something is Uint8Array.
* @param value - value to validate
* @param length - optional exact length constraint
* @param title - label included in thrown errors
* @returns The validated byte array.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate that a value is a byte array.
* ```ts
* abytes(new Uint8Array([1, 2, 3]));
* ```
*/
function abytes(value, length, title = "") {
	if (isBytes(value) && (length === void 0 || value.length === length)) return value;
	if (length !== void 0) anumber(length, "length");
	const bytes = isBytes(value);
	const ofLen = length !== void 0 ? ` of length ${length}` : "";
	const got = bytes ? `length=${value.length}` : `type=${typeof value}`;
	const message = atitle(title) + "expected Uint8Array" + ofLen + ", got " + got;
	if (!bytes) throw new TypeError(message);
	throw new RangeError(message);
}
const aobject = (value, label) => {
	if (value === null || typeof value !== "object" || Array.isArray(value)) throw new TypeError((label === "object" ? "" : `"${label}" `) + "expected object, got type=" + typeof value);
};
const aopts = (value, label) => {
	aobject(value, label);
	const proto = Object.getPrototypeOf(value);
	if (proto !== Object.prototype && proto !== null) throw new TypeError(`"${label}" expected plain object`);
	if (Object.hasOwn(value, "__proto__")) throw new TypeError(`"${label}.__proto__" is not allowed`);
};
/**
* Asserts a hash instance has not been destroyed or finished.
* @param instance - hash instance to validate
* @param checkFinished - whether to reject finalized instances
* @throws If the hash instance has already been destroyed or finalized. {@link Error}
* @example
* Validate that a hash instance is still usable.
* ```ts
* import { aexists } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const hash = sha256.create();
* aexists(hash);
* ```
*/
function aexists(instance, checkFinished = true) {
	if (instance.destroyed) throw new Error("hash was destroyed");
	if (checkFinished && instance.finished) throw new Error("digest() was already called");
}
/**
* Asserts output is a sufficiently-sized byte array.
* @param out - destination buffer
* @param instance - hash instance providing output length
* Oversized buffers are allowed; downstream code only promises to fill the first `outputLen` bytes.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Validate a caller-provided digest buffer.
* ```ts
* import { aoutput } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const hash = sha256.create();
* aoutput(new Uint8Array(hash.outputLen), hash);
* ```
*/
function aoutput(out, instance) {
	abytes(out, void 0, "output");
	const min = instance.outputLen;
	if (!(out.length >= min)) throw new RangeError("\"output\" expected length >= " + min);
}
/**
* Zeroizes typed arrays in place. Warning: JS provides no guarantees.
* @param arrays - arrays to overwrite with zeros
* @example
* Zeroize sensitive buffers in place.
* ```ts
* clean(new Uint8Array([1, 2, 3]));
* ```
*/
function clean(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
/**
* Creates a DataView for byte-level manipulation.
* @param arr - source typed array
* @returns DataView over the same buffer region.
* @example
* Create a DataView over an existing buffer.
* ```ts
* createView(new Uint8Array(4));
* ```
*/
function createView(arr) {
	return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
/**
* Rotate-right operation for uint32 values.
* @param word - source word
* @param shift - shift amount in bits
* @returns Rotated word.
* @example
* Rotate a 32-bit word to the right.
* ```ts
* rotr(0x12345678, 8);
* ```
*/
function rotr(word, shift) {
	return word << 32 - shift | word >>> shift;
}
const hasHexBuiltin = /* @__PURE__ */ (() => typeof Uint8Array.from([]).toHex === "function" && typeof Uint8Array.fromHex === "function")();
const hexes$1 = /* @__PURE__ */ Array.from({ length: 256 }, (_, i) => i.toString(16).padStart(2, "0"));
/**
* Convert byte array to hex string.
* Uses the built-in function when available and assumes it matches the tested
* fallback semantics.
* @param bytes - bytes to encode
* @returns Lowercase hexadecimal string.
* @throws On wrong argument types. {@link TypeError}
* @example
* Convert bytes to lowercase hexadecimal.
* ```ts
* bytesToHex(Uint8Array.from([0xca, 0xfe, 0x01, 0x23])); // 'cafe0123'
* ```
*/
function bytesToHex(bytes) {
	abytes(bytes);
	if (hasHexBuiltin) return bytes.toHex();
	let hex = "";
	for (let i = 0; i < bytes.length; i++) hex += hexes$1[bytes[i]];
	return hex;
}
function asciiToBase16(ch) {
	return ch >= 48 && ch <= 57 ? ch - 48 : ch >= 65 && ch <= 70 ? ch - 55 : ch >= 97 && ch <= 102 ? ch - 87 : void 0;
}
/**
* Convert hex string to byte array. Uses built-in function, when available.
* @param hex - hexadecimal string to decode
* @returns Decoded bytes.
* @throws On wrong argument types. {@link TypeError}
* @throws On wrong argument ranges or values. {@link RangeError}
* @example
* Decode lowercase hexadecimal into bytes.
* ```ts
* hexToBytes('cafe0123'); // Uint8Array.from([0xca, 0xfe, 0x01, 0x23])
* ```
*/
function hexToBytes(hex) {
	if (typeof hex !== "string") throw new TypeError("hex string expected, got " + typeof hex);
	if (hasHexBuiltin) try {
		return Uint8Array.fromHex(hex);
	} catch (error) {
		if (error instanceof SyntaxError) throw new RangeError(error.message);
		throw error;
	}
	const hl = hex.length;
	const al = hl / 2;
	if (hl % 2) throw new RangeError("hex string expected, got unpadded hex of length " + hl);
	const array = new Uint8Array(al);
	for (let ai = 0, hi = 0; ai < al; ai++, hi += 2) {
		const n1 = asciiToBase16(hex.charCodeAt(hi));
		const n2 = asciiToBase16(hex.charCodeAt(hi + 1));
		if (n1 === void 0 || n2 === void 0) {
			const char = hex[hi] + hex[hi + 1];
			throw new RangeError("hex string expected, got non-hex character \"" + char + "\" at index " + hi);
		}
		array[ai] = n1 * 16 + n2;
	}
	return array;
}
/**
* Converts string to bytes using UTF8 encoding.
* Built-in doesn't validate input to be string: we do the check.
* Non-ASCII details are delegated to the platform `TextEncoder`.
* @param str - string to encode
* @returns UTF-8 encoded bytes.
* @throws On wrong argument types. {@link TypeError}
* @example
* Encode a string as UTF-8 bytes.
* ```ts
* utf8ToBytes('abc'); // Uint8Array.from([97, 98, 99])
* ```
*/
function utf8ToBytes(str) {
	if (typeof str !== "string") throw new TypeError("string expected");
	const encoded = new TextEncoder().encode(str);
	try {
		return new Uint8Array(encoded);
	} finally {
		clean(encoded);
	}
}
/**
* Merges default options and passed options.
* @param defaults - base option object
* @param opts - user overrides
* @param title - label included in thrown override errors
* @returns Fresh merged option object with a null prototype.
* @throws On wrong argument types. {@link TypeError}
* @example
* Merge user overrides onto default options.
* ```ts
* checkOpts({ dkLen: 32 }, { asyncTick: 10 });
* ```
*/
function checkOpts(defaults, opts, title = "opts") {
	aopts(defaults, "defaults");
	if (opts !== void 0) aopts(opts, title);
	return Object.assign(Object.create(null), defaults, opts);
}
/**
* Creates a callable hash function from a stateful class constructor.
* @param hashCons - hash constructor or factory
* @param info - optional metadata such as DER OID
* @returns Frozen callable hash wrapper with `.create()`.
*   Wrapper construction eagerly calls `hashCons(undefined)` once to read
*   `outputLen` / `blockLen`, so constructor side effects happen at module
*   init time.
* @throws On wrong argument types. {@link TypeError}
* @example
* Wrap a stateful hash constructor into a callable helper.
* ```ts
* import { createHasher } from '@noble/hashes/utils.js';
* import { sha256 } from '@noble/hashes/sha2.js';
* const wrapped = createHasher(sha256.create, { oid: sha256.oid });
* wrapped(new Uint8Array([1]));
* ```
*/
function createHasher(hashCons, info = {}) {
	if (typeof hashCons !== "function") throw new TypeError("\"hashCons\" expected function, got type=" + typeof hashCons);
	info = checkOpts({}, info, "info");
	const hashC = (msg, opts) => hashCons(opts).update(msg).digest();
	const tmp = hashCons(void 0);
	hashC.outputLen = tmp.outputLen;
	hashC.blockLen = tmp.blockLen;
	hashC.canXOF = tmp.canXOF;
	hashC.create = (opts) => hashCons(opts);
	Object.assign(hashC, info);
	return Object.freeze(hashC);
}
/**
* Creates OID metadata for NIST hashes with prefix `06 09 60 86 48 01 65 03 04 02`.
* @param suffix - final OID byte for the selected hash.
*   The helper accepts any byte even though only the documented NIST hash
*   suffixes are meaningful downstream.
* @returns Object containing the DER-encoded OID.
* @example
* Build OID metadata for a NIST hash.
* ```ts
* oidNist(0x01);
* ```
*/
const oidNist = (suffix) => ({ oid: Uint8Array.from([
	6,
	9,
	96,
	134,
	72,
	1,
	101,
	3,
	4,
	2,
	suffix
]) });
// node_modules/@noble/hashes/_md.js
/**
* Internal Merkle-Damgard hash utils.
* @module
*/
/**
* Shared 32-bit conditional boolean primitive reused by SHA-256, SHA-1, and MD5 `F`.
* Returns bits from `b` when `a` is set, otherwise from `c`.
* The XOR form is equivalent to MD5's `F(X,Y,Z) = XY v not(X)Z` because the masked terms never
* set the same bit.
* @param a - selector word
* @param b - word chosen when selector bit is set
* @param c - word chosen when selector bit is clear
* @returns Mixed 32-bit word.
* @example
* Combine three words with the shared 32-bit choice primitive.
* ```ts
* Chi(0xffffffff, 0x12345678, 0x87654321);
* ```
*/
function Chi(a, b, c) {
	return a & b ^ ~a & c;
}
/**
* Shared 32-bit majority primitive reused by SHA-256 and SHA-1.
* Returns bits shared by at least two inputs.
* @param a - first input word
* @param b - second input word
* @param c - third input word
* @returns Mixed 32-bit word.
* @example
* Combine three words with the shared 32-bit majority primitive.
* ```ts
* Maj(0xffffffff, 0x12345678, 0x87654321);
* ```
*/
function Maj(a, b, c) {
	return a & b ^ a & c ^ b & c;
}
/**
* Merkle-Damgard hash construction base class.
* Could be used to create MD5, RIPEMD, SHA1, SHA2.
* Accepts only byte-aligned `Uint8Array` input, even when the underlying spec describes bit
* strings with partial-byte tails.
* @param blockLen - internal block size in bytes
* @param outputLen - digest size in bytes
* @param padOffset - trailing length field size in bytes
* @param isLE - whether length and state words are encoded in little-endian
* @example
* Use a concrete subclass to get the shared Merkle-Damgard update/digest flow.
* ```ts
* import { _SHA1 } from '@noble/hashes/legacy.js';
* const hash = new _SHA1();
* hash.update(new Uint8Array([97, 98, 99]));
* hash.digest();
* ```
*/
var HashMD = class {
	blockLen;
	outputLen;
	canXOF = false;
	padOffset;
	isLE;
	buffer;
	view;
	finished = false;
	length = 0;
	pos = 0;
	destroyed = false;
	constructor(blockLen, outputLen, padOffset, isLE) {
		this.blockLen = blockLen;
		this.outputLen = outputLen;
		this.padOffset = padOffset;
		this.isLE = isLE;
		this.buffer = new Uint8Array(blockLen);
		this.view = createView(this.buffer);
	}
	update(data) {
		aexists(this);
		abytes(data);
		const { view, buffer, blockLen } = this;
		const len = data.length;
		let processed = false;
		for (let pos = 0; pos < len;) {
			const take = Math.min(blockLen - this.pos, len - pos);
			if (take === blockLen) {
				const dataView = createView(data);
				for (; blockLen <= len - pos; pos += blockLen) this.process(dataView, pos);
				processed = true;
				continue;
			}
			buffer.set(pos === 0 && take === len ? data : data.subarray(pos, pos + take), this.pos);
			this.pos += take;
			pos += take;
			if (this.pos === blockLen) {
				this.process(view, 0);
				this.pos = 0;
				processed = true;
			}
		}
		this.length += data.length;
		if (processed) this.roundClean();
		return this;
	}
	digestInto(out) {
		aexists(this);
		aoutput(out, this);
		this.finished = true;
		const { buffer, view, blockLen, isLE } = this;
		let { pos } = this;
		buffer[pos++] = 128;
		buffer.fill(0, pos);
		if (this.padOffset > blockLen - pos) {
			this.process(view, 0);
			buffer.fill(0);
		}
		setU64FromNum(view, blockLen - 8, this.length * 8, isLE);
		this.process(view, 0);
		this.roundClean();
		const oview = out === buffer ? view : createView(out);
		const len = this.outputLen;
		const outLen = len / 4;
		const state = this.get();
		if (len % 4 || outLen > state.length) throw new Error("invalid outputLen");
		for (let i = 0; i < outLen; i++) oview.setUint32(4 * i, state[i], isLE);
	}
	digest() {
		const { buffer, outputLen } = this;
		this.digestInto(buffer);
		const res = buffer.slice(0, outputLen);
		this.destroy();
		return res;
	}
	_cloneIntoMeta(to) {
		const { buffer, length, finished, destroyed, pos } = this;
		to.destroyed = destroyed;
		to.finished = finished;
		to.length = length;
		to.pos = pos;
		if (pos) to.buffer.set(buffer);
		return to;
	}
	clone() {
		return this._cloneInto();
	}
};
/**
* Initial SHA-2 state: fractional parts of square roots of first 16 primes 2..53.
* Check out `test/misc/sha2-gen-iv.js` for recomputation guide.
*/
/** Initial SHA256 state from RFC 6234 §6.1: the first 32 bits of the fractional parts of the
* square roots of the first eight prime numbers. Exported as a shared table; callers must treat
* it as read-only because constructors copy words from it by index. */
const SHA256_IV = /* @__PURE__ */ Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]);
// node_modules/@noble/hashes/sha2.js
/**
* SHA2 hash function. A.k.a. sha256, sha384, sha512, sha512_224, sha512_256.
* SHA256 is the fastest hash implementable in JS, even faster than Blake3.
* Check out {@link https://www.rfc-editor.org/rfc/rfc4634 | RFC 4634} and
* {@link https://nvlpubs.nist.gov/nistpubs/FIPS/NIST.FIPS.180-4.pdf | FIPS 180-4}.
* @module
*/
/**
* SHA-224 / SHA-256 round constants from RFC 6234 §5.1: the first 32 bits
* of the cube roots of the first 64 primes (2..311).
*/
const SHA256_K = /* @__PURE__ */ Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]);
/** Reusable SHA-224 / SHA-256 message schedule buffer `W_t` from RFC 6234 §6.2 step 1. */
const SHA256_W = /* @__PURE__ */ new Uint32Array(64);
/** Internal SHA-224 / SHA-256 compression engine from RFC 6234 §6.2. */
var SHA2_32B = class extends HashMD {
	A = 0;
	B = 0;
	C = 0;
	D = 0;
	E = 0;
	F = 0;
	G = 0;
	H = 0;
	constructor(outputLen, IV) {
		super(64, outputLen, 8, false);
		this.A = IV[0] | 0;
		this.B = IV[1] | 0;
		this.C = IV[2] | 0;
		this.D = IV[3] | 0;
		this.E = IV[4] | 0;
		this.F = IV[5] | 0;
		this.G = IV[6] | 0;
		this.H = IV[7] | 0;
	}
	get() {
		const { A, B, C, D, E, F, G, H } = this;
		return [
			A,
			B,
			C,
			D,
			E,
			F,
			G,
			H
		];
	}
	set(A, B, C, D, E, F, G, H) {
		this.A = A | 0;
		this.B = B | 0;
		this.C = C | 0;
		this.D = D | 0;
		this.E = E | 0;
		this.F = F | 0;
		this.G = G | 0;
		this.H = H | 0;
	}
	_cloneInto(to) {
		(to ||= new this.constructor()).set(...this.get());
		return this._cloneIntoMeta(to);
	}
	process(view, offset) {
		for (let i = 0; i < 16; i++, offset += 4) SHA256_W[i] = view.getUint32(offset, false);
		for (let i = 16; i < 64; i++) {
			const W15 = SHA256_W[i - 15];
			const W2 = SHA256_W[i - 2];
			const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
			const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
			SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
		}
		let { A, B, C, D, E, F, G, H } = this;
		for (let i = 0; i < 64; i++) {
			const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
			const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
			const T2 = (rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22)) + Maj(A, B, C) | 0;
			H = G;
			G = F;
			F = E;
			E = D + T1 | 0;
			D = C;
			C = B;
			B = A;
			A = T1 + T2 | 0;
		}
		A = A + this.A | 0;
		B = B + this.B | 0;
		C = C + this.C | 0;
		D = D + this.D | 0;
		E = E + this.E | 0;
		F = F + this.F | 0;
		G = G + this.G | 0;
		H = H + this.H | 0;
		this.set(A, B, C, D, E, F, G, H);
	}
	roundClean() {
		clean(SHA256_W);
	}
	destroy() {
		this.destroyed = true;
		this.set(0, 0, 0, 0, 0, 0, 0, 0);
		clean(this.buffer);
	}
};
/** Internal SHA-256 hash class grounded in RFC 6234 §6.2. */
var _SHA256 = class extends SHA2_32B {
	constructor() {
		super(32, SHA256_IV);
	}
};
/**
* SHA2-256 hash function from RFC 4634. In JS it's the fastest: even faster than Blake3. Some info:
*
* - Trying 2^128 hashes would get 50% chance of collision, using birthday attack.
* - BTC network is doing 2^70 hashes/sec (2^95 hashes/year) as per 2025.
* - Each sha256 hash is executing 2^18 bit operations.
* - Good 2024 ASICs can do 200Th/sec with 3500 watts of power, corresponding to 2^36 hashes/joule.
* @param msg - message bytes to hash
* @param opts - Reserved hash options.
* @returns Digest bytes.
* @example
* Hash a message with SHA2-256.
* ```ts
* sha256(new Uint8Array([97, 98, 99]));
* ```
*/
const sha256 = /* @__PURE__ */ createHasher(() => new _SHA256(), /* @__PURE__ */ oidNist(1));
// shared/src/engine/dice.ts
/** One die of so many sides: 1 to `sides`. Throws if scripted dice have run out, or cannot show that number. */
function rollDie(dice, sides) {
	if (dice.algorithm === "sealed") throw new Error("Sealed dice cannot be rolled.");
	if (dice.algorithm === "scripted") return nextScripted(dice, sides);
	const fair = 2 ** 32 - 2 ** 32 % sides;
	for (;;) {
		const word = wordAt(dice, dice.drawn++);
		if (word < fair) return word % sides + 1;
	}
}
function nextScripted(dice, sides) {
	const value = dice.values[dice.drawn];
	if (value === void 0) throw new Error(`The scripted dice have run out: a d${sides} is rolled.`);
	if (value < 1 || value > sides) throw new Error(`The scripted dice show ${value}, but a d${sides} is rolled.`);
	dice.drawn++;
	return value;
}
const PAGE_WORDS = 256;
/** The page that each stream is at, as its words are drawn one after another. */
const pages = /* @__PURE__ */ new WeakMap();
/** The n-th 32-bit word of the key stream. */
function wordAt(dice, n) {
	const index = Math.floor(n / PAGE_WORDS);
	let page = pages.get(dice);
	if (page?.index !== index) {
		page = {
			index,
			words: readPage(dice.seed, index)
		};
		pages.set(dice, page);
	}
	return page.words.getUint32(n % PAGE_WORDS * 4, true);
}
function readPage(seed, index) {
	const blocksBefore = index * PAGE_WORDS * 4 / 64;
	const zeros = new Uint8Array(PAGE_WORDS * 4);
	const bytes = chacha20(hexToBytes(seed), /* @__PURE__ */ new Uint8Array(12), zeros, void 0, blocksBefore);
	return new DataView(bytes.buffer, bytes.byteOffset);
}
// shared/src/engine/verbs.ts
/**
* Tells what happened. Whoever did it and whoever it happened to count as touched. Gives the die that the GM has set, if one was
* rolled for it: whatever tells of the same roll later says so again.
*/
function emit(table, event) {
	const setDie = takeSetDie(table) ?? event.setDie;
	table.events.push(setDie ? {
		...event,
		setDie
	} : event);
	return setDie;
}
/** The set die that has been rolled and not told yet. */
function takeSetDie(table) {
	const { sides, face, fell } = table.setDie ?? {};
	if (sides === void 0 || face === void 0 || fell === void 0) return void 0;
	delete table.setDie;
	return {
		sides,
		face,
		fell
	};
}
/** Says that a fighter has changed, or may have, where no event tells of it: who is untouched is not looked at again. */
function touch(table, id) {
	table.events.push({
		type: TOUCHED,
		target: id
	});
}
/** One die of so many sides, 1 to `sides`. The rule that rolls tells of it next, with what it was for. */
function roll(table, sides) {
	const fell = rollDie(table.dice, sides);
	const { setDie } = table;
	if (setDie?.sides !== sides || setDie.fell !== void 0) return fell;
	table.setDie = {
		...setDie,
		fell
	};
	return setDie.face;
}
/** Several dice of so many sides, in the order in which they were rolled. */
function rollMany(table, count, sides) {
	return Array.from({ length: count }, () => roll(table, sides));
}
/** Lays a pending action on the stack, on top of what is there. */
function lay(table, item) {
	table.stack.unshift(item);
	if (![item.by, item.target].some((id) => id != null && findFighter(table, id)?.hidden)) table.laid++;
}
/** Takes an item off the stack, wherever it lies. */
function lift(table, item) {
	const place = table.stack.indexOf(item);
	if (place >= 0) table.stack.splice(place, 1);
}
/** Puts a fighter on the table, behind those who are there. */
function enter(table, fighter) {
	table.fighters = {
		...table.fighters,
		[fighter.id]: fighter
	};
	touch(table, fighter.id);
}
/** Takes a fighter off the table. */
function withdraw(table, id) {
	const { [id]: _gone, ...others } = table.fighters;
	table.fighters = others;
	touch(table, id);
}
/** Puts a fighter on a hex; `how` says what brought it there (`moved`, `pushed`, `placed`). */
function place(table, id, to, how) {
	const fighter = fighterOf(table, id);
	const from = fighter.at;
	fighter.at = [to[0], to[1]];
	emit(table, {
		type: how,
		target: id,
		from,
		to: fighter.at
	});
}
/** Shows everybody a fighter that was hidden. */
function show$1(table, id) {
	fighterOf(table, id).hidden = false;
	emit(table, {
		type: "shown",
		target: id
	});
}
/** Hides a fighter from all but the GM and whoever plays it. */
function hide(table, id) {
	fighterOf(table, id).hidden = true;
	emit(table, {
		type: "hid",
		target: id
	});
}
/** Ends the battle: whatever is pending will be dropped. */
function conclude$1(table, winner) {
	table.over = { winner };
	table.turn = null;
	emit(table, {
		type: "ended",
		winner
	});
}
/** Ends the battle once at most one side has anybody left: it has won. `end` says what the end is. Whether it has ended. */
function concludeIfDecided(table, end = conclude$1) {
	if (table.over) return false;
	const [side = null, ...others] = sidesStanding(table);
	if (others.length > 0) return false;
	end(table, side);
	return true;
}
// shared/src/engine/painting.ts
/** What the ground can be painted with by these rules: what every map has, then what is the rulebook's own. */
function groundsOf({ grounds = {} }) {
	return [...TERRAINS, ...Object.keys(grounds)];
}
/** What the ground of a hex is by these rules. */
function groundAt({ grounds = {} }, table, at) {
	const [ours] = Object.entries(grounds).find(([, ground]) => ground.isAt(table, at)) ?? [];
	return ours ?? terrainAt(table.map, at);
}
/** What is wrong with painting these hexes; a wall stands on nobody, fallen or not. */
function faultOfPainting(powers, table, hexes, ground) {
	const terrain = terrainOf(powers, ground);
	const bad = (say) => ({
		code: "bad-input",
		say
	});
	if (!terrain) return bad(TEXT$1.noSuchGround(ground, groundsOf(powers)));
	const off = hexes.find((at) => !isOnMap(table.map, at));
	if (off) return bad(TEXT$1.offTheMap(hexText(off)));
	if (terrain !== "wall") return void 0;
	const keys = new Set(hexes.map(hexKey));
	const there = fightersOf(table).find(({ at }) => at && keys.has(hexKey(at)));
	return there && {
		code: "occupied",
		say: TEXT$1.standsThere(there.name, hexText(there.at))
	};
}
/** Makes the ground of hexes something else, and tells what it was. */
function paint(powers, table, hexes, ground) {
	const terrain = terrainOf(powers, ground);
	const others = [...new Map(hexes.map((at) => [hexKey(at), at])).values()].filter((at) => groundAt(powers, table, at) !== ground);
	if (!terrain || others.length === 0) return;
	const was = [...Map.groupBy(others, (at) => groundAt(powers, table, at))].map(([kind, { length }]) => ({
		terrain: kind,
		count: length
	}));
	powers.takeUp?.(table, others);
	table.map = painted(table.map, others, terrain);
	if (powers.grounds && Object.hasOwn(powers.grounds, ground)) powers.grounds[ground]?.lay(table, others);
	emit(table, {
		type: "painted",
		by: "gm",
		terrain: ground,
		hexes: others,
		was
	});
}
function terrainOf({ grounds = {} }, ground) {
	return own(grounds, ground)?.terrain ?? TERRAINS.find((terrain) => terrain === ground);
}
// shared/src/engine/backdrop.ts
/** Where a picture lies under the grid, as files and forms give it: `Backdrop` says what each value means. */
const BACKDROP_PLACE = {
	x: amount(-200, 200),
	y: amount(-200, 200),
	width: amount(.1, 400),
	turn: optional(amount(-360, 360)),
	opacity: optional(amount(.1, 1))
};
// shared/src/engine/content.ts
/** What can be said of an entry: of one that has rules, only what the book itself says of it. */
function membersOf({ book, members, isOpen }, id) {
	const row = own(book, id);
	if (isOpen || !row) return members;
	return Object.fromEntries(Object.entries(members).filter(([name]) => Object.hasOwn(row, name)));
}
/** The part whose entries are sheets. Every rulebook has it, and `conditions` with no more than words. */
const ARCHETYPES$1 = "archetypes";
const shapeOfPack = /* @__PURE__ */ object({
	name: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(60)),
	version: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
	hash: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[0-9a-f]{64}$/))
});
/** What a setup may say of its content, before the ruleset has looked at it. */
const CONTENT_SHAPES = {
	content: /* @__PURE__ */ optional$1(/* @__PURE__ */ record$2(/* @__PURE__ */ string(), /* @__PURE__ */ record$2(/* @__PURE__ */ string(), /* @__PURE__ */ record$2(/* @__PURE__ */ string(), /* @__PURE__ */ json$1())))),
	packs: /* @__PURE__ */ optional$1((/* @__PURE__ */ array(shapeOfPack)).check(/* @__PURE__ */ _maxLength(20)))
};
/** The values of an entry, without its words and what it is like. */
function valuesOf({ like: _, label: __, help: ___, ...values }) {
	return values;
}
/** One entry of content, if it has that one. */
function entryIn(content, part, id) {
	const entries = content && own(content, part);
	return entries && own(entries, id);
}
const without$1 = /* @__PURE__ */ new WeakMap();
/** The same without these archetypes, which would tell of somebody hidden; always the same object for the same ones. */
function withoutArchetypes(content, kinds) {
	const { [ARCHETYPES$1]: archetypes = {}, ...parts } = content;
	const told = Object.keys(archetypes).filter((kind) => kinds.has(kind));
	if (told.length === 0) return content;
	const known = without$1.get(content) ?? /* @__PURE__ */ new Map();
	without$1.set(content, known);
	const left = Object.entries(archetypes).filter(([kind]) => !kinds.has(kind));
	const made = known.get(told.join()) ?? {
		...parts,
		["archetypes"]: Object.fromEntries(left)
	};
	known.set(told.join(), made);
	return made;
}
// shared/src/engine/setup.ts
/** A setup that cannot be played; the message names the field and what is wrong with it. */
var SetupError = class extends Error {
	name = "SetupError";
};
/** What is wrong with a setup, or a part of it: what `read` says of it when it throws a `SetupError`. */
function setupFault(read) {
	try {
		read();
		return;
	} catch (error) {
		if (error instanceof SetupError) return error.message;
		throw error;
	}
}
/**
* The table that a setup describes, before anybody stands on it: with the order that the setup names, if it names one.
* A ruleset puts its fighters down and adds what it keeps besides.
*/
function newTable(setup, dice) {
	return {
		ruleset: setup.ruleset,
		map: setup.map,
		fighters: {},
		order: [...setup.order ?? []],
		round: 0,
		turn: null,
		phase: null,
		over: null,
		stack: [],
		...setup.windowSeconds !== void 0 && { windowSeconds: setup.windowSeconds },
		...setup.content && { content: setup.content },
		...setup.packs && { packs: setup.packs },
		laid: 0,
		dice,
		asked: 0,
		events: []
	};
}
/** What every ruleset's fighters have in common, as a setup gives it. */
function newcomer({ id, name, side, at, sheet, hidden, portrait }) {
	return {
		id,
		name: name ?? id,
		kind: sheet.kind,
		side,
		at: [at[0], at[1]],
		defeated: false,
		hidden: hidden ?? false,
		standing: [],
		...portrait !== void 0 && { portrait }
	};
}
const hexes = /* @__PURE__ */ _default((/* @__PURE__ */ array(hexShape)).check(/* @__PURE__ */ _maxLength(2e4)), []);
const record = /* @__PURE__ */ record$2(/* @__PURE__ */ string(), /* @__PURE__ */ json$1());
/** How many seconds bluff-safe windows can be made to stay open: the least and the most. */
const WINDOW_SECONDS = [.1, 10];
const pictureName = (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(/^[0-9a-f]{32}$/));
/** The shape of a fighter in a setup, before the ruleset has looked at its sheet. */
const setupFighterShape = /* @__PURE__ */ object({
	id: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _regex(ID_PATTERN, TEXT$1.idShape)),
	side: (/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(32)),
	at: hexShape,
	sheet: /* @__PURE__ */ catchall(/* @__PURE__ */ object({ kind: /* @__PURE__ */ string() }), /* @__PURE__ */ json$1()),
	state: /* @__PURE__ */ optional$1(record),
	name: /* @__PURE__ */ optional$1((/* @__PURE__ */ string()).check(/* @__PURE__ */ _minLength(1), /* @__PURE__ */ _maxLength(40))),
	hidden: /* @__PURE__ */ optional$1(/* @__PURE__ */ boolean()),
	portrait: /* @__PURE__ */ optional$1(pictureName)
});
/** The shape of a map, as large as one can be. */
const mapShape = /* @__PURE__ */ object({
	radius: int().check(/* @__PURE__ */ _gte(0), /* @__PURE__ */ _lte(60)),
	walls: hexes,
	difficult: hexes,
	cover: hexes,
	looks: /* @__PURE__ */ optional$1(/* @__PURE__ */ partialRecord(/* @__PURE__ */ _enum(GROUND_LOOKS), hexes)),
	backdrop: /* @__PURE__ */ optional$1(/* @__PURE__ */ object({
		...shapesOf(BACKDROP_PLACE),
		picture: pictureName
	}))
});
const setupShape = /* @__PURE__ */ object({
	ruleset: /* @__PURE__ */ string(),
	options: /* @__PURE__ */ _default(record, {}),
	map: mapShape,
	combatants: (/* @__PURE__ */ array(setupFighterShape)).check(/* @__PURE__ */ _minLength(1, TEXT$1.setup.nobody), /* @__PURE__ */ _maxLength(200)),
	order: /* @__PURE__ */ optional$1(/* @__PURE__ */ array(/* @__PURE__ */ string())),
	windowSeconds: /* @__PURE__ */ optional$1(amount(...WINDOW_SECONDS).shape),
	...CONTENT_SHAPES
});
/** A setup read from JSON. Throws `SetupError`, naming the field, if it is malformed or names an id twice. */
function parseSetup(raw) {
	const result = setupShape.safeParse(raw);
	if (!result.success) {
		const [issue] = result.error.issues;
		throw new SetupError(`${issue?.path.join(".") || "setup"}: ${issue?.message ?? TEXT$1.setup.malformed}`);
	}
	const setup = result.data;
	requireUnique(setup.combatants.map(({ id }) => id));
	requireOrder(setup);
	return setup;
}
function requireUnique(ids) {
	const twice = ids.find((id, index) => ids.indexOf(id) !== index);
	if (twice !== void 0) throw new SetupError(TEXT$1.setup.idTwice(twice));
}
function requireOrder({ order, combatants }) {
	if (!order) return;
	const ids = combatants.map(({ id }) => id);
	if (!(combatants.filter(({ id, state }) => !order.includes(id) && state?.defeated !== true).length === 0 && new Set(order).size === order.length) || !order.every((id) => ids.includes(id))) throw new SetupError(TEXT$1.setup.orderOfAll);
}
// shared/src/engine/takes.ts
/** What is wrong with a value, as the end of a sentence that begins with its name; undefined: it fits. */
function misfit(of, given) {
	return of.shape.safeParse(given).success ? void 0 : TEXT$1.takes.wrong(takes(of));
}
/** Which values a kind takes, in words. */
function takes(of) {
	const words = TEXT$1.takes;
	switch (of.type) {
		case "count": return words.count(of.min, of.max);
		case "amount": return words.amount(of.min, of.max);
		case "text":
		case "id": return words.text(of.least, of.most);
		case "word": return words.oneOf(of.words);
		case "thing": return of.isOpen ? takes(text(64, 1)) : words.oneOf(of.things);
		case "list":
		case "set":
		case "entries":
		case "listOrAll": return words[of.type](takes(of.of), of.most);
		case "record": return words.record(Object.keys(of.members));
		case "optional": return takes(of.of);
		case "nullable": return words.nullable(takes(of.of));
		default: return words[of.type];
	}
}
// shared/src/engine/names.ts
const OWN = {
	fighter: {},
	table: {
		order: listOf(fighter),
		turn: nullable(fighter)
	},
	pending: {}
};
/** Where fighters are named in one of these, the engine's own keys included. */
function namesIn(names, what) {
	return {
		...OWN[what],
		...names?.[what]
	};
}
/**
* A record without fighters of whom somebody does not know: they are left out of lists, and null stands for them where that
* may be. What cannot be without one of them is left out or null itself. What names none of them stays the same object.
*/
function withoutNames(kinds, whole, unknown) {
	const fields = whole;
	let parts;
	for (const key in kinds) {
		const kind = kinds[key];
		const part = kind && key in fields ? without(kind, fields[key], unknown) : fields[key];
		if (part === fields[key]) continue;
		parts ??= { ...fields };
		parts[key] = part;
	}
	return parts ?? whole;
}
/** Whether one of these members is a fighter of whom somebody does not know, and cannot be left out. */
function needsAny(kinds, whole, unknown) {
	const fields = whole;
	return Object.entries(kinds).some(([key, kind]) => needs(kind, fields[key], unknown));
}
function needs(kind, value, unknown) {
	if (kind.type === "fighter") return unknown.has(value);
	return kind.type === "record" && typeof value === "object" && value !== null && needsAny(kind.members, value, unknown);
}
function without(kind, value, unknown) {
	if (value === null || value === void 0) return value;
	switch (kind.type) {
		case "fighter": return unknown.has(value) ? null : value;
		case "optional":
		case "nullable": return needs(kind.of, value, unknown) ? null : without(kind.of, value, unknown);
		case "list":
		case "set": return itemsWithout(kind.of, value, unknown);
		case "record": return withoutNames(kind.members, value, unknown);
		case "entries": return entriesWithout(kind.of, value, unknown);
		default: return value;
	}
}
function itemsWithout(of, items, unknown) {
	const left = items.filter((item) => !needs(of, item, unknown)).map((item) => without(of, item, unknown));
	return left.length === items.length && left.every((item, index) => item === items[index]) ? items : left;
}
/** Their keys may be fighters' ids. */
function entriesWithout(of, entries, unknown) {
	const parts = Object.entries(entries).filter(([id]) => !unknown.has(id)).map(([id, value]) => [id, without(of, value, unknown)]);
	return parts.length === Object.keys(entries).length && parts.every(([id, part]) => part === entries[id]) ? entries : Object.fromEntries(parts);
}
// shared/src/engine/description.ts
/** The resource that counts what keeps a fighter in the fight; undefined: these rules have none. */
function healthResource({ resources }) {
	return resources.find(({ role }) => role === "health");
}
// shared/src/engine/secrets.ts
/** Standing orders are a secret in every ruleset. */
const STANDING = { instead: [] };
/** What follows from the declarations of a ruleset's secrets. */
var Maskery = class {
	/** The keys that others than the own seat may know. */
	shared;
	#secrets;
	#groups;
	#masks = /* @__PURE__ */ new Map();
	constructor(secrets) {
		this.#secrets = secrets;
		this.shared = Object.keys(secrets).filter((key) => secrets[key]?.isKnown !== void 0);
		const groups = Map.groupBy(this.shared, (key) => secrets[key]?.isKnown);
		this.#groups = groups;
	}
	/** The keys that somebody else knows; what several go by is asked once. */
	knownBy(asks) {
		return [...this.#groups].flatMap(([isKnown, keys]) => asks(isKnown) ? keys : []);
	}
	/** The masks for whoever knows these keys: always the same object. */
	but(known) {
		const name = known.join();
		const before = this.#masks.get(name);
		if (before) return before;
		const masked = Object.entries(this.#secrets).filter(([key]) => !known.includes(key));
		const masks = Object.fromEntries(masked.map(([key, { instead }]) => [key, instead]));
		this.#masks.set(name, masks);
		return masks;
	}
};
const maskeries = /* @__PURE__ */ new WeakMap();
function maskeryOf(secrets) {
	const maskery = maskeries.get(secrets) ?? new Maskery({
		standing: STANDING,
		...secrets
	});
	maskeries.set(secrets, maskery);
	return maskery;
}
/** Whether a seat may see what is known only to a fighter's own player. */
function maySeeSecretsOf(viewer, id) {
	return viewer.role === "gm" || viewer.role === "player" && viewer.fighters.includes(id);
}
const NONE$2 = {};
maskeries.set(NONE$2, new Maskery(NONE$2));
/** The same rules as far as what may be done goes, which hangs on no secret. */
function rulesOfLegality(rules) {
	return {
		...rules,
		secrets: NONE$2
	};
}
/** What somebody with that sight sees of a fighter whom they do not play. */
function masksForSides(ruleset, table, fighter, { sides, banded }) {
	const maskery = maskeryOf(ruleset.secrets);
	const masks = maskery.but(maskery.knownBy((isKnown) => isKnown(table, fighter, sides)));
	const health = fighter.side === banded ? healthResource(ruleset.description) : void 0;
	if (!health) return masks;
	const { field, max } = health;
	const numbers = fighter;
	const now = numbers[field];
	if (now === void 0) return masks;
	if (max === void 0) return {
		...masks,
		[field]: now > 0 ? 100 : 0
	};
	return {
		...masks,
		[field]: bandOf(now, numbers[max] ?? 0),
		[max]: 100
	};
}
/** The sides of those whom somebody plays. */
function sidesOf$1(table, viewer) {
	const own = viewer.role === "player" ? viewer.fighters : [];
	return new Set(own.flatMap((id) => findFighter(table, id)?.side ?? []));
}
/** The band of a number of hit points: 75 is hurt, 50 no more than half left, 25 no more than a quarter. */
function bandOf(now, most) {
	if (now <= 0) return 0;
	if (now >= most) return 100;
	return Math.min(3, Math.ceil(4 * now / most)) * 25;
}
// shared/src/engine/view.ts
/** Sees all there is. */
const GM_EYES = { role: "gm" };
/** The eyes of somebody who is asked, whoever speaks for it: a fighter's own see no more than any seat that plays it. */
function eyesOf(asked) {
	return asked === "gm" ? GM_EYES : {
		role: "player",
		fighters: [asked]
	};
}
/** Whether a seat may know that a fighter is there at all. */
function mayKnowOf(viewer, fighter) {
	return !fighter.hidden || maySeeSecretsOf(viewer, fighter.id);
}
/**
* What a seat may see: a table like the real one, with what it may not know missing or blanked. Rules, reach and
* odds work on it as on the real one; its dice are sealed.
*/
function view(ruleset, table, viewer) {
	const seen = {
		...uncovered(ruleset, table, viewer),
		...SEALED
	};
	delete seen.keyed;
	delete seen.askedUnseen;
	return seen;
}
const SEALED = {
	dice: { algorithm: "sealed" },
	events: []
};
const rules = /* @__PURE__ */ new WeakMap();
/** From now on a table is looked at by these rules of what is secret: see `seenBy`. */
function playedBy(table, ruleset) {
	rules.set(table, rulesOfLegality(ruleset));
}
/**
* The table of a battle as somebody sees it, for what is to be looked up at once: the table itself if there is nothing
* on it that they may not know, so that it costs nothing in most battles.
*/
function seenBy(table, viewer) {
	const ruleset = rules.get(table);
	if (!ruleset || viewer.role === "gm") return table;
	return viewer.banded === void 0 && isInTheOpen(table) ? table : uncovered(ruleset, table, viewer);
}
/** The table as each sees it who is asked, for as long as nothing changes on it. */
function looksAt(table) {
	return isInTheOpen(table) ? () => table : (asked) => seenBy(table, eyesOf(asked));
}
/** Whether nobody on the table is hidden: all look up the same of what may be done. */
function isInTheOpen(table) {
	return noted(table, isInTheOpen, () => !fightersOf(table).some(({ hidden }) => hidden));
}
/**
* A table as somebody sees it, and on it those besides who make themselves felt: who strikes is hidden no longer from
* whom the blow is for, as far as answering it goes.
*/
function facing(seen, table, ...felt) {
	const unseen = felt.filter((id) => !findFighter(seen, id) && findFighter(table, id));
	if (unseen.length === 0) return seen;
	const others = unseen.map((id) => [id, table.fighters[id]]);
	return {
		...seen,
		fighters: {
			...seen.fighters,
			...Object.fromEntries(others)
		}
	};
}
/** The table without what a seat may not know; the table itself if that is nothing. */
function uncovered(ruleset, table, viewer) {
	if (viewer.role === "gm") return table;
	const own = viewer.role === "player" ? viewer.fighters.flatMap((id) => findFighter(table, id) ?? []) : [];
	const unseen = own.filter(({ hidden }) => hidden);
	const sight = {
		sides: sidesOf$1(table, viewer),
		banded: viewer.banded
	};
	const sights = noted(table, ruleset, () => /* @__PURE__ */ new Map());
	const key = JSON.stringify([
		...sight.sides,
		viewer.banded,
		unseen.map(({ id }) => id)
	]);
	const sighting = sights.get(key) ?? sightingOf(ruleset, table, sight, new Set(unseen));
	sights.set(key, sighting);
	return withOwn(ruleset, table, sighting, own);
}
function sightingOf(ruleset, table, sight, seers) {
	const everybody = fightersOf(table);
	const unseen = everybody.filter((fighter) => fighter.hidden && !seers.has(fighter));
	const unknown = new Set(unseen.map(({ id }) => id));
	const names = namesIn(ruleset.names, "fighter");
	const fighters = {};
	const covered = /* @__PURE__ */ new Set();
	for (const fighter of everybody) {
		if (unknown.has(fighter.id)) continue;
		const seen = masked(fighter, masksForSides(ruleset, table, fighter, sight));
		if (seen !== fighter) covered.add(fighter.id);
		fighters[fighter.id] = unknown.size === 0 ? seen : withoutNames(names, seen, unknown);
	}
	return {
		unknown,
		fighters,
		masked: covered
	};
}
function withOwn(ruleset, table, sighting, own) {
	const { unknown, masked } = sighting;
	const uncovering = own.filter(({ id }) => masked.has(id));
	if (unknown.size === 0 && uncovering.length === masked.size) return table;
	if (uncovering.length === 0) {
		sighting.bare ??= tableWith(ruleset, table, sighting, sighting.fighters);
		return sighting.bare;
	}
	const names = namesIn(ruleset.names, "fighter");
	const bared = uncovering.map((one) => [one.id, withoutNames(names, one, unknown)]);
	return tableWith(ruleset, table, sighting, {
		...sighting.fighters,
		...Object.fromEntries(bared)
	});
}
function tableWith(ruleset, table, { unknown }, fighters) {
	const seen = unknown.size === 0 ? {
		...table,
		fighters
	} : withoutUnknown(ruleset, table, unknown, fighters);
	settle$1(seen);
	return seen;
}
function withoutUnknown(ruleset, table, unknown, fighters) {
	const seen = withoutNames(namesIn(ruleset.names, "table"), {
		...table,
		...SEALED
	}, unknown);
	const { content } = table;
	const whole = {
		...seen,
		fighters,
		stack: stackWithout(ruleset, table, unknown),
		...content && { content: withoutArchetypes(content, kindsOfNobody(table, fighters)) }
	};
	return ruleset.asSeen?.(whole) ?? whole;
}
/** The archetypes of those who are not among these. */
function kindsOfNobody(table, known) {
	const kinds = new Set(fightersOf(table).map(({ kind }) => kind));
	for (const { kind } of Object.values(known)) kinds.delete(kind);
	return kinds;
}
/** What is pending without what is done by or to somebody unknown; the same list if that is nothing. */
function stackWithout(ruleset, { stack }, unknown) {
	const names = namesIn(ruleset.names, "pending");
	const isOf = (id) => id !== void 0 && unknown.has(id);
	const seen = stack.filter((item) => !isOf(item.by) && !isOf(item.target) && !needsAny(names, item, unknown)).map((item) => withoutNames(names, item, unknown));
	return seen.length === stack.length && seen.every((item, index) => item === stack[index]) ? stack : seen;
}
/** A fighter with these masks; the same object if it looks no different. */
function masked(fighter, masks) {
	const fields = fighter;
	for (const key in masks) if (!isSame(fields[key], masks[key])) return {
		...fighter,
		...masks
	};
	return fighter;
}
/** Whether two values are the same as far as a mask goes, which is plain or empty. */
function isSame(value, mask) {
	return value === mask || Array.isArray(value) && Array.isArray(mask) && value.length + mask.length === 0;
}
// shared/src/engine/gm.ts
const combatant = json(setupFighterShape, {
	id: "",
	side: "",
	at: [0, 0],
	sheet: { kind: "" }
});
const seconds = nullable(amount(...WINDOW_SECONDS));
/** The GM's interventions that every ruleset has, at any moment of the battle. Source: cases/FORMAT.md. */
function gmPowers(ruleset) {
	const power = interjectionsOn();
	return {
		"gm.set": power({
			gm: true,
			params: {
				target: fighter,
				field: text(64),
				value: anything
			},
			check: (table, _by, { target, field, value }) => checkSet(ruleset, table, target, field, value),
			run: (table, _by, { target, field, value }) => change$1(ruleset, table, target, field, value)
		}),
		"gm.move": power({
			gm: true,
			params: {
				target: fighter,
				to: hex
			},
			check: (table, _by, { target, to }) => checkPlace(table, target, to),
			run: (table, _by, { target, to }) => ruleset.gm.place(table, target, to)
		}),
		"gm.add": power({
			gm: true,
			params: { combatant },
			check: (table, _by, { combatant }) => checkAdd(ruleset, table, combatant),
			run: (table, _by, { combatant }) => ruleset.gm.add(table, combatant)
		}),
		"gm.remove": power({
			gm: true,
			params: { target: fighter },
			check: (table, _by, { target }) => findFighter(table, target) ? void 0 : "no-such-target",
			run: (table, _by, { target }) => ruleset.gm.remove(table, target)
		}),
		"gm.hide": power({
			gm: true,
			params: {
				target: fighter,
				hidden: flag
			},
			check: (table, _by, { target }) => findFighter(table, target) ? void 0 : "no-such-target",
			run: (table, _by, { target, hidden }) => (hidden ? hide : show$1)(table, target)
		}),
		"gm.terrain": power({
			gm: true,
			params: {
				hexes: listOf(hex, 200),
				terrain: text(64)
			},
			check: (table, _by, { hexes, terrain }) => faultOfPainting(ruleset.gm, table, hexes, terrain),
			run: (table, _by, { hexes, terrain }) => paint(ruleset.gm, table, hexes, terrain)
		}),
		"gm.die": power({
			gm: true,
			params: {
				sides: count(2, MOST_SIDES),
				face: nullable(count(1, MOST_SIDES))
			},
			check: (_table, _by, { sides, face }) => face !== null && face > sides ? {
				code: "bad-input",
				say: TEXT$1.noSuchFace(face, sides)
			} : void 0,
			run: (table, _by, { sides, face }) => {
				if (face === null) delete table.setDie;
				else table.setDie = {
					sides,
					face
				};
				emit(table, {
					type: "die-promised",
					sides,
					face
				});
			}
		}),
		"gm.windows": power({
			gm: true,
			params: { seconds },
			check: () => void 0,
			run: (table, _by, { seconds }) => {
				if (seconds === null) delete table.windowSeconds;
				else table.windowSeconds = seconds;
			}
		}),
		"gm.end": power({
			gm: true,
			check: () => void 0,
			run: (table) => ruleset.gm.end(table)
		})
	};
}
/** Writes a field, with all that hangs on it, and tells what it was before. */
function change$1(ruleset, table, target, name, value) {
	const field = fieldsOn(ruleset, table)[name];
	if (!field) return;
	const read = () => field.get(table, fighterOf(table, target));
	const [from, wasOpen] = [structuredClone(read()), isOpenlySeen(ruleset, table, target, name)];
	field.set?.(table, fighterOf(table, target), readValue(field.kind, value) ?? null);
	const to = structuredClone(read());
	touch(table, target);
	if (JSON.stringify(from) === JSON.stringify(to)) return;
	emit(table, {
		type: "changed",
		target,
		field: name,
		from,
		to,
		...!(wasOpen && isOpenlySeen(ruleset, table, target, name)) && { secret: true }
	});
}
/** The fields of a table, which take what its content adds. */
function fieldsOn(ruleset, { content }) {
	return fieldsWith(ruleset, ruleset.fields, content);
}
/** Whether everybody who looks on sees a field as it is. */
function isOpenlySeen(ruleset, table, target, name) {
	const field = ruleset.fields[name];
	const seen = view(ruleset, table, { role: "spectator" });
	const fighter = findFighter(seen, target);
	if (!field || !fighter) return false;
	return JSON.stringify(field.get(seen, fighter)) === JSON.stringify(field.get(table, fighterOf(table, target)));
}
function checkPlace(table, target, to) {
	if (!findFighter(table, target)) return "no-such-target";
	return faultOfPlace(table, to, target);
}
function checkSet(ruleset, table, target, name, value) {
	const fighter = findFighter(table, target);
	if (!fighter) return "no-such-target";
	const field = own(fieldsOn(ruleset, table), name);
	if (!field) return {
		code: "bad-input",
		say: TEXT$1.noField(name)
	};
	if (!field.set) return {
		code: "bad-input",
		say: TEXT$1.notSettable(name)
	};
	const wrong = misfit(field.kind, value);
	if (wrong !== void 0) return {
		code: "bad-input",
		say: TEXT$1.doesNotFit(name, wrong)
	};
	return field.fault?.(table, fighter, readValue(field.kind, value) ?? null);
}
function checkAdd(ruleset, table, combatant) {
	if (findFighter(table, combatant.id)) return {
		code: "bad-input",
		say: TEXT$1.idTaken(combatant.id)
	};
	if (Object.keys(table.fighters).length >= 200) return {
		code: "bad-input",
		say: TEXT$1.tooManyFighters(200)
	};
	const fault = ruleset.faultOf(combatant, table);
	if (fault) return {
		code: "bad-input",
		say: fault
	};
	return faultOfPlace(table, combatant.at);
}
// node_modules/safe-stable-stringify/esm/wrapper.js
var import_safe_stable_stringify = /* @__PURE__ */ __toESM((/* @__PURE__ */ __commonJSMin(((exports, module) => {
	const { hasOwnProperty } = Object.prototype;
	const stringify = configure();
	stringify.configure = configure;
	stringify.stringify = stringify;
	stringify.default = stringify;
	exports.stringify = stringify;
	exports.configure = configure;
	module.exports = stringify;
	const strEscapeSequencesRegExp = /[\u0000-\u001f\u0022\u005c\ud800-\udfff]/;
	function strEscape(str) {
		if (str.length < 5e3 && !strEscapeSequencesRegExp.test(str)) return `"${str}"`;
		return JSON.stringify(str);
	}
	function sort(array, comparator) {
		if (array.length > 200 || comparator) return array.sort(comparator);
		for (let i = 1; i < array.length; i++) {
			const currentValue = array[i];
			let position = i;
			while (position !== 0 && array[position - 1] > currentValue) {
				array[position] = array[position - 1];
				position--;
			}
			array[position] = currentValue;
		}
		return array;
	}
	const typedArrayPrototypeGetSymbolToStringTag = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Object.getPrototypeOf(/* @__PURE__ */ new Int8Array())), Symbol.toStringTag).get;
	function isTypedArrayWithEntries(value) {
		return typedArrayPrototypeGetSymbolToStringTag.call(value) !== void 0 && value.length !== 0;
	}
	function stringifyTypedArray(array, separator, maximumBreadth) {
		if (array.length < maximumBreadth) maximumBreadth = array.length;
		const whitespace = separator === "," ? "" : " ";
		let res = `"0":${whitespace}${array[0]}`;
		for (let i = 1; i < maximumBreadth; i++) res += `${separator}"${i}":${whitespace}${array[i]}`;
		return res;
	}
	function getCircularValueOption(options) {
		if (hasOwnProperty.call(options, "circularValue")) {
			const circularValue = options.circularValue;
			if (typeof circularValue === "string") return `"${circularValue}"`;
			if (circularValue == null) return circularValue;
			if (circularValue === Error || circularValue === TypeError) return { toString() {
				throw new TypeError("Converting circular structure to JSON");
			} };
			throw new TypeError("The \"circularValue\" argument must be of type string or the value null or undefined");
		}
		return "\"[Circular]\"";
	}
	function getDeterministicOption(options) {
		let value;
		if (hasOwnProperty.call(options, "deterministic")) {
			value = options.deterministic;
			if (typeof value !== "boolean" && typeof value !== "function") throw new TypeError("The \"deterministic\" argument must be of type boolean or comparator function");
		}
		return value === void 0 ? true : value;
	}
	function getBooleanOption(options, key) {
		let value;
		if (hasOwnProperty.call(options, key)) {
			value = options[key];
			if (typeof value !== "boolean") throw new TypeError(`The "${key}" argument must be of type boolean`);
		}
		return value === void 0 ? true : value;
	}
	function getPositiveIntegerOption(options, key) {
		let value;
		if (hasOwnProperty.call(options, key)) {
			value = options[key];
			if (typeof value !== "number") throw new TypeError(`The "${key}" argument must be of type number`);
			if (!Number.isInteger(value)) throw new TypeError(`The "${key}" argument must be an integer`);
			if (value < 1) throw new RangeError(`The "${key}" argument must be >= 1`);
		}
		return value === void 0 ? Infinity : value;
	}
	function getItemCount(number) {
		if (number === 1) return "1 item";
		return `${number} items`;
	}
	function getUniqueReplacerSet(replacerArray) {
		const replacerSet = /* @__PURE__ */ new Set();
		for (const value of replacerArray) if (typeof value === "string" || typeof value === "number") replacerSet.add(String(value));
		return replacerSet;
	}
	function getStrictOption(options) {
		if (hasOwnProperty.call(options, "strict")) {
			const value = options.strict;
			if (typeof value !== "boolean") throw new TypeError("The \"strict\" argument must be of type boolean");
			if (value) return (value) => {
				let message = `Object can not safely be stringified. Received type ${typeof value}`;
				if (typeof value !== "function") message += ` (${value.toString()})`;
				throw new Error(message);
			};
		}
	}
	function configure(options) {
		options = { ...options };
		const fail = getStrictOption(options);
		if (fail) {
			if (options.bigint === void 0) options.bigint = false;
			if (!("circularValue" in options)) options.circularValue = Error;
		}
		const circularValue = getCircularValueOption(options);
		const bigint = getBooleanOption(options, "bigint");
		const deterministic = getDeterministicOption(options);
		const comparator = typeof deterministic === "function" ? deterministic : void 0;
		const maximumDepth = getPositiveIntegerOption(options, "maximumDepth");
		const maximumBreadth = getPositiveIntegerOption(options, "maximumBreadth");
		function stringifyFnReplacer(key, parent, stack, replacer, spacer, indentation) {
			let value = parent[key];
			if (typeof value === "object" && value !== null && typeof value.toJSON === "function") value = value.toJSON(key);
			value = replacer.call(parent, key, value);
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (stack.indexOf(value) !== -1) return circularValue;
					let res = "";
					let join = ",";
					const originalIndentation = indentation;
					if (Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						if (spacer !== "") {
							indentation += spacer;
							res += `\n${indentation}`;
							join = `,\n${indentation}`;
						}
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifyFnReplacer(String(i), value, stack, replacer, spacer, indentation);
							res += tmp !== void 0 ? tmp : "null";
							res += join;
						}
						const tmp = stringifyFnReplacer(String(i), value, stack, replacer, spacer, indentation);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `${join}"... ${getItemCount(removedKeys)} not stringified"`;
						}
						if (spacer !== "") res += `\n${originalIndentation}`;
						stack.pop();
						return `[${res}]`;
					}
					let keys = Object.keys(value);
					const keyLength = keys.length;
					if (keyLength === 0) return "{}";
					if (maximumDepth < stack.length + 1) return "\"[Object]\"";
					let whitespace = "";
					let separator = "";
					if (spacer !== "") {
						indentation += spacer;
						join = `,\n${indentation}`;
						whitespace = " ";
					}
					const maximumPropertiesToStringify = Math.min(keyLength, maximumBreadth);
					if (deterministic && !isTypedArrayWithEntries(value)) keys = sort(keys, comparator);
					stack.push(value);
					for (let i = 0; i < maximumPropertiesToStringify; i++) {
						const key = keys[i];
						const tmp = stringifyFnReplacer(key, value, stack, replacer, spacer, indentation);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}:${whitespace}${tmp}`;
							separator = join;
						}
					}
					if (keyLength > maximumBreadth) {
						const removedKeys = keyLength - maximumBreadth;
						res += `${separator}"...":${whitespace}"${getItemCount(removedKeys)} not stringified"`;
						separator = join;
					}
					if (spacer !== "" && separator.length > 1) res = `\n${indentation}${res}\n${originalIndentation}`;
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringifyArrayReplacer(key, value, stack, replacer, spacer, indentation) {
			if (typeof value === "object" && value !== null && typeof value.toJSON === "function") value = value.toJSON(key);
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (stack.indexOf(value) !== -1) return circularValue;
					const originalIndentation = indentation;
					let res = "";
					let join = ",";
					if (Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						if (spacer !== "") {
							indentation += spacer;
							res += `\n${indentation}`;
							join = `,\n${indentation}`;
						}
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifyArrayReplacer(String(i), value[i], stack, replacer, spacer, indentation);
							res += tmp !== void 0 ? tmp : "null";
							res += join;
						}
						const tmp = stringifyArrayReplacer(String(i), value[i], stack, replacer, spacer, indentation);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `${join}"... ${getItemCount(removedKeys)} not stringified"`;
						}
						if (spacer !== "") res += `\n${originalIndentation}`;
						stack.pop();
						return `[${res}]`;
					}
					stack.push(value);
					let whitespace = "";
					if (spacer !== "") {
						indentation += spacer;
						join = `,\n${indentation}`;
						whitespace = " ";
					}
					let separator = "";
					for (const key of replacer) {
						const tmp = stringifyArrayReplacer(key, value[key], stack, replacer, spacer, indentation);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}:${whitespace}${tmp}`;
							separator = join;
						}
					}
					if (spacer !== "" && separator.length > 1) res = `\n${indentation}${res}\n${originalIndentation}`;
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringifyIndent(key, value, stack, spacer, indentation) {
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (typeof value.toJSON === "function") {
						value = value.toJSON(key);
						if (typeof value !== "object") return stringifyIndent(key, value, stack, spacer, indentation);
						if (value === null) return "null";
					}
					if (stack.indexOf(value) !== -1) return circularValue;
					const originalIndentation = indentation;
					if (Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						indentation += spacer;
						let res = `\n${indentation}`;
						const join = `,\n${indentation}`;
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifyIndent(String(i), value[i], stack, spacer, indentation);
							res += tmp !== void 0 ? tmp : "null";
							res += join;
						}
						const tmp = stringifyIndent(String(i), value[i], stack, spacer, indentation);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `${join}"... ${getItemCount(removedKeys)} not stringified"`;
						}
						res += `\n${originalIndentation}`;
						stack.pop();
						return `[${res}]`;
					}
					let keys = Object.keys(value);
					const keyLength = keys.length;
					if (keyLength === 0) return "{}";
					if (maximumDepth < stack.length + 1) return "\"[Object]\"";
					indentation += spacer;
					const join = `,\n${indentation}`;
					let res = "";
					let separator = "";
					let maximumPropertiesToStringify = Math.min(keyLength, maximumBreadth);
					if (isTypedArrayWithEntries(value)) {
						res += stringifyTypedArray(value, join, maximumBreadth);
						keys = keys.slice(value.length);
						maximumPropertiesToStringify -= value.length;
						separator = join;
					}
					if (deterministic) keys = sort(keys, comparator);
					stack.push(value);
					for (let i = 0; i < maximumPropertiesToStringify; i++) {
						const key = keys[i];
						const tmp = stringifyIndent(key, value[key], stack, spacer, indentation);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}: ${tmp}`;
							separator = join;
						}
					}
					if (keyLength > maximumBreadth) {
						const removedKeys = keyLength - maximumBreadth;
						res += `${separator}"...": "${getItemCount(removedKeys)} not stringified"`;
						separator = join;
					}
					if (separator !== "") res = `\n${indentation}${res}\n${originalIndentation}`;
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringifySimple(key, value, stack) {
			switch (typeof value) {
				case "string": return strEscape(value);
				case "object": {
					if (value === null) return "null";
					if (typeof value.toJSON === "function") {
						value = value.toJSON(key);
						if (typeof value !== "object") return stringifySimple(key, value, stack);
						if (value === null) return "null";
					}
					if (stack.indexOf(value) !== -1) return circularValue;
					let res = "";
					const hasLength = value.length !== void 0;
					if (hasLength && Array.isArray(value)) {
						if (value.length === 0) return "[]";
						if (maximumDepth < stack.length + 1) return "\"[Array]\"";
						stack.push(value);
						const maximumValuesToStringify = Math.min(value.length, maximumBreadth);
						let i = 0;
						for (; i < maximumValuesToStringify - 1; i++) {
							const tmp = stringifySimple(String(i), value[i], stack);
							res += tmp !== void 0 ? tmp : "null";
							res += ",";
						}
						const tmp = stringifySimple(String(i), value[i], stack);
						res += tmp !== void 0 ? tmp : "null";
						if (value.length - 1 > maximumBreadth) {
							const removedKeys = value.length - maximumBreadth - 1;
							res += `,"... ${getItemCount(removedKeys)} not stringified"`;
						}
						stack.pop();
						return `[${res}]`;
					}
					let keys = Object.keys(value);
					const keyLength = keys.length;
					if (keyLength === 0) return "{}";
					if (maximumDepth < stack.length + 1) return "\"[Object]\"";
					let separator = "";
					let maximumPropertiesToStringify = Math.min(keyLength, maximumBreadth);
					if (hasLength && isTypedArrayWithEntries(value)) {
						res += stringifyTypedArray(value, ",", maximumBreadth);
						keys = keys.slice(value.length);
						maximumPropertiesToStringify -= value.length;
						separator = ",";
					}
					if (deterministic) keys = sort(keys, comparator);
					stack.push(value);
					for (let i = 0; i < maximumPropertiesToStringify; i++) {
						const key = keys[i];
						const tmp = stringifySimple(key, value[key], stack);
						if (tmp !== void 0) {
							res += `${separator}${strEscape(key)}:${tmp}`;
							separator = ",";
						}
					}
					if (keyLength > maximumBreadth) {
						const removedKeys = keyLength - maximumBreadth;
						res += `${separator}"...":"${getItemCount(removedKeys)} not stringified"`;
					}
					stack.pop();
					return `{${res}}`;
				}
				case "number": return isFinite(value) ? String(value) : fail ? fail(value) : "null";
				case "boolean": return value === true ? "true" : "false";
				case "undefined": return;
				case "bigint": if (bigint) return String(value);
				default: return fail ? fail(value) : void 0;
			}
		}
		function stringify(value, replacer, space) {
			if (arguments.length > 1) {
				let spacer = "";
				if (typeof space === "number") spacer = " ".repeat(Math.min(space, 10));
				else if (typeof space === "string") spacer = space.slice(0, 10);
				if (replacer != null) {
					if (typeof replacer === "function") return stringifyFnReplacer("", { "": value }, [], replacer, spacer, "");
					if (Array.isArray(replacer)) return stringifyArrayReplacer("", value, [], getUniqueReplacerSet(replacer), spacer, "");
				}
				if (spacer.length !== 0) return stringifyIndent("", value, [], spacer, "");
			}
			return stringifySimple("", value, []);
		}
		return stringify;
	}
})))(), 1);
import_safe_stable_stringify.configure;
const stringify = import_safe_stable_stringify.default;
// shared/src/engine/hash.ts
/** SHA-256, in hex, of a JSON value written with sorted keys: equal for equal values. */
function stableHash(value) {
	return bytesToHex(sha256(utf8ToBytes(stringify(value) ?? "")));
}
// shared/src/engine/rejection.ts
const LACKING = "not-enough-";
/** The code for paying with a resource that does not hold as much. */
function lackOf(resource) {
	return `${LACKING}${resource}`;
}
/** The code of a fault. */
function codeOf(fault) {
	return typeof fault === "string" ? fault : fault.code;
}
const SENTENCES = TEXT$1.rejections;
/** The rejection of a fault, in the words of the ruleset's catalogue, else in the engine's own. */
function rejection(fault, sentences = {}) {
	const code = codeOf(fault);
	const own = typeof fault === "string" ? { code } : fault;
	const message = own.say ?? sentences[code] ?? SENTENCES[code] ?? TEXT$1.notAllowed(code);
	return own.clause ? {
		code,
		message,
		clause: own.clause
	} : {
		code,
		message
	};
}
// shared/src/engine/forcing.ts
/**
* What a check has found wrong with what somebody wants to do, unless the game master lets it happen all the same. What
* goes through here can be forced; the rest of the check goes on behind it.
*/
function excused(by, fault) {
	return fault !== void 0 && isWaived(by, codeOf(fault)) ? void 0 : fault;
}
/** Whether the game master lets somebody act against faults of that code. */
function isWaived(by, code) {
	return by?.forced?.includes(code) === true;
}
/** The table on which the game master lets somebody do what those reasons forbid. */
function waiving(table, by, codes) {
	const fighter = findFighter(table, by);
	if (!fighter || codes.length === 0) return table;
	return {
		...table,
		fighters: {
			...table.fighters,
			[by]: {
				...fighter,
				forced: codes
			}
		}
	};
}
/** That it is not somebody's turn, unless the game master lets them act all the same: whoever is still in the fight. */
function notTheirTurn(table, by) {
	const fault = "not-your-turn";
	return isStanding(table, by) ? excused(findFighter(table, by), fault) : fault;
}
/** What forbids an action apart from what its own check finds: that it takes a turn, and whoever does it is not asked for one. */
function faultOfTurn(table, { outOfTurn, leavesTurn }, by, isAsked) {
	if (outOfTurn || isAsked) return void 0;
	return leavesTurn ? "not-your-turn" : notTheirTurn(table, by);
}
// shared/src/engine/ruleset.ts
/** What can be wrong with an intent before its own check is asked. */
const FACE_FAULTS = [
	"bad-input",
	"not-gm",
	"prompt-open"
];
// shared/src/engine/judging.ts
const NONE$1 = {};
/** The prompt of that id; the first whose time can be up if none is named. */
function promptToTimeOut(prompts, id) {
	return prompts.find((open) => id === void 0 ? open.canTimeOut : open.id === id);
}
/** What forbids what has been said: to whoever sends it, as far as they see. Looks and never touches. */
function faultOfSaid(moment, said, viewer) {
	if (moment.table.over && !isStillAllowed(moment, said)) return "battle-over";
	if (!said || viewer && (said.input.eyes || said.input.weighed)) return "bad-input";
	const { as, do: name, answer, eyes: attempted } = said.input;
	if (said.input.force && viewer && viewer.role !== "gm") return "not-gm";
	const eyes = viewer ?? attempted ?? GM_EYES;
	if (!maySeeSecretsOf(eyes, as)) return as === "gm" ? "not-gm" : "not-your-turn";
	return name === void 0 ? faultOfAnswer(moment, said, answer, eyes) : faultOfIntent(moment, said, name, eyes);
}
function isStillAllowed({ ruleset, interjections }, said) {
	const { afterEnd = [] } = ruleset;
	const name = said?.input.do;
	return name !== void 0 && afterEnd.includes(name) && Object.hasOwn(interjections, name);
}
function faultOfVoice({ ruleset }, seen, { input, by, params }) {
	return ruleset.voice?.(seen, input.as, by, {
		...params,
		option: input.do ?? input.answer
	});
}
function faultOfAnswer(moment, said, answer, eyes) {
	const { ruleset, table, wait } = moment;
	if (ruleset.isMalformed?.(answer, said.params)) return "bad-input";
	const prompt = wait?.answerable(said.by);
	if (!prompt) return "no-prompt";
	const unheard = faultOfVoice(moment, seenBy(table, eyes), said);
	if (unheard !== void 0) return unheard;
	const choice = prompt.choices(eyes).find(({ option }) => option === answer);
	if (!choice) return "not-an-option";
	const read = said.isRead ? said.params : readValues(choice.params ?? NONE$1, said.params);
	return read ? choice.check?.(read) : "bad-input";
}
function faultOfIntent(moment, said, name, eyes) {
	const { ruleset, table, interjections, wait } = moment;
	const { by, params } = said;
	if (name === "gm.timeout") return faultOfTimeout(moment, by, params);
	const seen = seenBy(table, eyes);
	const interjection = own(interjections, name);
	const action = own(ruleset.actions, name);
	const what = interjection ?? action;
	const act = said.isRead ? what?.understand(params, seen, by) : void 0;
	const isFault = {
		"bad-input": act === void 0,
		"not-gm": what?.gm === true && by !== "gm",
		"prompt-open": mustWait(interjection) && !table.over && !isTurnTo(moment, eyes)
	};
	const first = (ruleset.faults ?? FACE_FAULTS).find((fault) => isFault[fault]);
	if (first || !what || act === void 0) return first ?? "bad-input";
	const isAsked = wait?.prompts.some((prompt) => prompt.for === by) === true;
	const { force } = said.input;
	const judged = force ? waiving(seen, by, force) : seen;
	const early = action && !interjection && !action.gm ? faultOfTurn(judged, action, by, isAsked) : void 0;
	if (early !== void 0) return early;
	if (force && !action) return "bad-input";
	return faultOfVoice(moment, seen, said) ?? what.check(judged, by, act);
}
/** Whether it has to wait until nothing but turns is asked: all but most of what is done at any moment. */
function mustWait(interjection) {
	return interjection === void 0 || interjection.waits === true;
}
/** Whether somebody can tell that turns are waited for: not if these are of fighters whom they do not know of. */
function isTurnTo({ table, wait }, eyes) {
	if (!wait?.isTurn) return false;
	return wait.prompts.some(({ for: asked }) => {
		const fighter = findFighter(table, asked);
		return fighter ? mayKnowOf(eyes, fighter) : eyes.role === "gm";
	});
}
function faultOfTimeout({ wait }, by, { prompt }) {
	if (by !== "gm") return "not-gm";
	return promptToTimeOut(wait?.prompts ?? [], prompt)?.canTimeOut ? void 0 : "no-prompt";
}
// shared/src/engine/script.ts
/** Whether a question offers anything but to decline, on the table as it is seen. */
function isWorthAsking(seen, question) {
	return question.isOpen?.(seen) ?? question.choices(seen).some(isMoreThanPass);
}
/** Whether to choose this is to do something. */
function isMoreThanPass({ option }) {
	return option !== "pass";
}
/** Whether somebody is asked: if it is worth asking, and where windows are bluff-safe whenever it could be. */
function isAsked(seen, question) {
	return isWorthAsking(seen, question) || seen.windowSeconds !== void 0 && couldConcern(seen, question);
}
/** Whether a question could concern whom it is for, as far as everybody can see. */
function couldConcern(seen, question) {
	return question.concerns?.(seen) ?? isStanding(seen, question.for);
}
function* ask(question) {
	return (yield* askOnce(question)) ?? declined(question);
}
/** Asks one person; gives null if it was not asked, or if an intervention of the GM took the choice away. */
function* askOnce(question) {
	const [answer] = yield {
		questions: [question],
		until: "all"
	};
	return answer ?? null;
}
/** What it means not to be asked in the end: where one may pass, that; else nothing, as nobody has chosen what counts by default. */
function declined({ fallback }) {
	return fallback.option === "pass" ? fallback : null;
}
/** Waits for what the first of several answers; null if in the end none of them may be asked any more. */
function* askAny(questions) {
	const [answer] = yield {
		questions,
		until: "any"
	};
	return answer ?? null;
}
/** Never goes on: the battle is over, and `Battle` drops whatever was pending. */
function* halt() {
	yield {
		questions: [],
		until: "all"
	};
	throw new Error("A script went on after the end of the battle.");
}
/** Runs a script as a pending action: on top of the stack until it is done, however it ends. */
function* onStack(table, item, script) {
	lay(table, item);
	try {
		return yield* script;
	} finally {
		lift(table, item);
	}
}
// shared/src/engine/prompt.ts
/** What a choice offers, counted out in full; undefined if it cannot be taken. */
function optionOf({ option, variants, axes, params = {} }) {
	const ways = variants?.() ?? [{}];
	if (ways.length === 0) return void 0;
	const open = axes && ways.map(axes);
	const isAny = open?.some((one) => Object.keys(one).length > 0);
	const named = new Set([...ways, ...open ?? []].flatMap((one) => Object.keys(one)));
	const taken = Object.entries(params).filter(([name]) => named.has(name));
	return {
		option,
		variants: ways,
		...open && isAny && { axes: open },
		...taken.length > 0 && { params: outlinesOf(Object.fromEntries(taken)) }
	};
}
/** One person being asked one thing. */
var Prompt = class {
	/** Unique in the battle, so that a late answer cannot meet the wrong prompt. */
	id;
	question;
	#table;
	constructor(id, question, table) {
		this.id = id;
		this.question = question;
		this.#table = table;
	}
	get for() {
		return this.question.for;
	}
	get speaker() {
		return this.question.speaker ?? this.for;
	}
	/** How long it stays open; undefined: as any prompt, or turn, of this battle. */
	get seconds() {
		return this.question.seconds;
	}
	get kind() {
		return this.question.kind;
	}
	/** Whether there is nothing to choose: they are asked so that nobody else can tell. */
	get isBlank() {
		return this.kind !== "turn" && !isWorthAsking(seenBy(this.#table, this.eyes), this.question);
	}
	/** The eyes of whoever speaks for it, of whom no more is known. */
	get eyes() {
		return eyesOf(this.speaker);
	}
	/**
	* What may be chosen, as far as somebody sees (left out: whoever speaks for it): where there is nothing, what counts in
	* any case.
	*/
	choices(viewer = this.eyes) {
		const seen = seenBy(this.#table, viewer);
		return noted(seen, this.question, () => this.#choicesOn(seen));
	}
	#choicesOn(seen) {
		const choices = this.question.choices(seen);
		return this.kind === "turn" || choices.some(isMoreThanPass) ? choices : [{ option: this.question.fallback.option }];
	}
	/** What counts if nobody answers in time. */
	get fallback() {
		return {
			...this.question.fallback,
			as: this.for
		};
	}
	/** Whether the clock may answer: there are turns that nobody has to end, as outside a fight. */
	get canTimeOut() {
		if (this.kind !== "turn") return true;
		const { option, as: _as, ...params } = this.fallback;
		const { question } = this;
		const choice = question.choice ? question.choice(this.#table, option) : question.choices(this.#table).find((offered) => offered.option === option);
		return choice !== void 0 && choice.check?.(params) === void 0;
	}
	/** What may be chosen, counted out in full: every option here is accepted from whoever sees no more. */
	options(viewer) {
		return this.choices(viewer).flatMap((choice) => optionOf(choice) ?? []);
	}
};
/** What a script is waiting for, and what has come of it so far. */
var OpenWait = class {
	/** Those not yet answered. */
	prompts;
	isTurn;
	/** Whether the table alone says that this is waited for, as long as nothing is on the stack. */
	isBetween;
	#table;
	#until;
	/** Per question its prompt; null: it is not asked. */
	#asked;
	#replies = /* @__PURE__ */ new Map();
	/** Opens the prompts of a wait, giving each an id. */
	constructor(table, { questions, until }) {
		const look = looksAt(table);
		const asked = whileStill(table, () => questions.filter((question) => isAsked(look(question.speaker ?? question.for), question)));
		const opened = openPrompts(table, asked);
		this.#asked = questions.map((question) => opened.get(question) ?? null);
		this.prompts = this.#asked.filter((prompt) => prompt !== null);
		this.isTurn = this.prompts.every(({ kind }) => kind === "turn");
		const isLookedUp = asked.every(isOfTheTable);
		this.isBetween = this.isTurn || until === "any" && isLookedUp;
		this.#table = table;
		this.#until = until;
	}
	/** The prompt that an answer by this person would answer: a turn is answered by intents instead. */
	answerable(by) {
		return this.isTurn ? void 0 : this.prompts.find((prompt) => prompt.for === by);
	}
	/** The reply to the script, if it waits for nobody any more. */
	get reply() {
		if (this.prompts.length > 0) return void 0;
		if (this.#until === "any") return this.#asked.some((prompt) => prompt !== null) ? [null] : [];
		return this.#asked.map((prompt) => (prompt && this.#replies.get(prompt)) ?? null);
	}
	/** Takes an answer; gives the reply to the script once it has all that it waits for. */
	answer(answer) {
		const prompt = this.prompts.find((open) => open.for === answer.as);
		const counting = this.#table.windowSeconds !== void 0 && prompt?.isBlank ? prompt.fallback : answer;
		if (prompt) this.#settle(prompt, counting);
		if (this.#until === "all") return this.reply;
		if (this.#table.keyed && counting.option !== "pass") this.#table.keyed = [];
		return [counting];
	}
	/**
	* Drops what is no longer to be asked; whoever has seen to that by itself has declined. What the table says by
	* itself, as whose turn it is, is always looked up anew.
	*/
	lookAgain(by) {
		if (this.isBetween) return [null];
		for (const prompt of this.prompts) {
			if (isAsked(seenBy(this.#table, prompt.eyes), prompt.question)) continue;
			this.#settle(prompt, prompt.for === by ? declined(prompt.question) : null);
		}
		return this.reply;
	}
	#settle(prompt, reply) {
		this.#replies.set(prompt, reply);
		this.prompts = this.prompts.filter((open) => open !== prompt);
		const { keyed } = this.#table;
		if (keyed) this.#table.keyed = keyed.filter(({ id }) => id !== prompt.id);
	}
};
/** Whether the table alone says that a question is asked. */
function isOfTheTable({ kind, key }) {
	return kind === "turn" || key !== void 0;
}
/** Whether nothing is asked but what is done next: whatever was done is done. */
function asksWhoIsNext({ questions }) {
	return questions.length > 0 && questions.every(isOfTheTable);
}
function nextId(table, { speaker, for: asked }) {
	if (!findFighter(table, speaker ?? asked)?.hidden) return `p${++table.asked}`;
	table.askedUnseen = (table.askedUnseen ?? 0) + 1;
	return `u${table.askedUnseen}`;
}
/** Opens a prompt for each question. One with a key that is open already stays what it was. */
function openPrompts(table, questions) {
	const isKeyed = (question) => question.key !== void 0;
	const before = table.keyed;
	const keyed = questions.filter(isKeyed).map((question) => {
		return {
			id: (before?.find((prompt) => isOf(prompt, question)))?.id ?? nextId(table, question),
			for: question.for,
			kind: question.kind,
			key: question.key
		};
	});
	if (keyed.length > 0) table.keyed = keyed;
	else if (before) table.keyed = void 0;
	return new Map(questions.map((question) => {
		return [question, new Prompt(keyed.find((prompt) => isOf(prompt, question))?.id ?? nextId(table, question), question, table)];
	}));
}
function isOf(prompt, { for: asked, kind, key }) {
	return prompt.key === key && prompt.for === asked && prompt.kind === kind;
}
// shared/src/engine/input.ts
/** An input read from JSON; undefined if it is no object that says who does or answers what. */
function parseInput(raw) {
	if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return void 0;
	const { as, do: intent, answer, force } = raw;
	if (intent !== void 0 && answer !== void 0) return void 0;
	if (force !== void 0 && !(intent !== void 0 && areCodes(force))) return void 0;
	return typeof as === "string" && typeof (intent ?? answer) === "string" ? raw : void 0;
}
function areCodes(force) {
	const isCode = (code) => typeof code === "string" && code.length <= MOST_CODE;
	return Array.isArray(force) && force.length > 0 && force.length <= 20 && force.every(isCode);
}
const MOST_CODE = 64;
/** The parameters of an input, without who and what. */
function paramsOf(input) {
	const { as: _as, do: _do, answer: _answer, eyes: _eyes, weighed: _weighed, force: _force, ...params } = input;
	return params;
}
/** The same person doing or answering the same, with other parameters. */
function withParams({ as, do: intent, answer, eyes, weighed, force }, params) {
	const what = answer === void 0 ? {
		as,
		do: intent
	} : {
		as,
		answer
	};
	return {
		...params,
		...what,
		...eyes && { eyes },
		...weighed && { weighed },
		...force && { force }
	};
}
// shared/src/engine/plain.ts
/** No input takes more bytes than this when it is written down: the longest path takes half of it. */
const MOST_BYTES = 4096;
/**
* A copy of a value as plain JSON, the same in memory as when it has been written down and read again; a member that is
* undefined counts as left out. Undefined if the value takes more than `most` bytes, is nested too deeply, or holds what
* JSON or a database does not. It is given up at that point: so what holds the same thing again and again, or itself,
* costs no more to look at than what may be there.
*/
function plain$2(value, most = MOST_BYTES) {
	return new Copier(most).copy(value, 0);
}
var Copier = class {
	#left;
	constructor(most) {
		this.#left = most;
	}
	copy(value, depth) {
		switch (typeof value) {
			case "string": return this.#text(value);
			case "number": return Number.isFinite(value) ? this.#written(value + 0, `${value}`.length) : void 0;
			case "boolean": return this.#written(value, `${value}`.length);
			case "object": return value === null ? this.#written(null, 4) : this.#whole(value, depth + 1);
			default: return;
		}
	}
	#whole(value, depth) {
		if (depth > 16) return void 0;
		if (Array.isArray(value)) return this.#list(value, depth);
		const kind = Object.getPrototypeOf(value);
		return kind === Object.prototype || kind === null ? this.#record(value, depth) : void 0;
	}
	#list(list, depth) {
		const copy = [];
		if (this.#written(list, Math.max(2, list.length + 1)) === void 0) return void 0;
		for (const item of list) {
			const one = this.copy(item, depth);
			if (one === void 0) return void 0;
			copy.push(one);
		}
		return copy;
	}
	#record(record, depth) {
		const copy = {};
		const members = Object.entries(record).filter(([, value]) => value !== void 0);
		if (this.#written(record, Math.max(2, members.length * 2 + 1)) === void 0) return void 0;
		for (const [key, value] of members) {
			const name = key === "__proto__" ? void 0 : this.#text(key);
			const one = name === void 0 ? void 0 : this.copy(value, depth);
			if (name === void 0 || one === void 0) return void 0;
			copy[name] = one;
		}
		return copy;
	}
	/** A database may end a text at NUL, and half a character cannot be sent. */
	#text(text) {
		if (PLAINEST.test(text)) return this.#written(text, text.length + 2);
		if (text.length > this.#left || text.includes("\0") || !text.isWellFormed()) return void 0;
		return this.#written(text, utf8ToBytes(JSON.stringify(text)).length);
	}
	#written(value, bytes) {
		this.#left -= bytes;
		return this.#left < 0 ? void 0 : value;
	}
};
/** What is written as it stands, a byte a character. */
const PLAINEST = /^[ !#-[\]-~]*$/;
// shared/src/engine/said.ts
/** Reads whatever somebody sent, at that moment; undefined: it is no input. */
function readSaid(moment, raw) {
	const said = parseInput(plain$2(raw));
	if (!said) return void 0;
	const done = doneBy(moment.ruleset, said);
	const given = paramsOf(done);
	const kinds = declared(moment, done);
	const read = kinds && readValues(kinds, given);
	const params = read ?? given;
	return {
		input: withParams(said, done === said ? params : {
			...params,
			for: done.as
		}),
		by: done.as,
		params,
		isRead: read !== void 0
	};
}
const TIMEOUT = { prompt: optional(text(64)) };
const NONE = {};
/** What the parameters of an input are; undefined: nothing declares them, and it will be refused. */
function declared({ ruleset, interjections, wait }, { as, do: name, answer }) {
	if (name === "gm.timeout") return TIMEOUT;
	if (name !== void 0) return (own(interjections, name) ?? own(ruleset.actions, name))?.params;
	const choice = (wait?.answerable(as)?.choices())?.find(({ option }) => option === answer);
	return choice && (choice.params ?? NONE);
}
/** An input as the doing of whom it is for, where one may speak for another. Nobody speaks for the GM. */
function doneBy({ voice }, input) {
	if (voice === void 0) return input;
	const { for: by, ...said } = input;
	return typeof by === "string" && by !== "gm" ? {
		...said,
		as: by
	} : input;
}
// shared/src/engine/standing.ts
const word$2 = text(40, 1);
/** More than anybody wants to decide beforehand: each is kept, shown and written down with the fighter. */
const MOST_ORDERS = 100;
/**
* The interjection `standing-order` `{kind?, option?, policy, until?}`, at any moment, for oneself: it replaces what was
* ordered for the same kind (or for any) and option; `ask` takes that back. `until`: `round` (the end of this one) or `change`
* (something more is laid on the stack).
*/
const standingOrder = interjectionsOn()({
	params: {
		kind: optional(word$2),
		option: optional(word$2),
		policy: oneOf([
			"ask",
			"never",
			"always"
		]),
		until: optional(oneOf(["round", "change"]))
	},
	check: (table, by, { kind, option, policy }) => {
		if (!findFighter(table, by)) return "not-your-turn";
		if (kind === "turn") return {
			code: "bad-input",
			say: TEXT$1.noOrderForTurns
		};
		if (policy === "always" && option === void 0) return {
			code: "bad-input",
			say: TEXT$1.whichOption
		};
		return policy !== "ask" && othersThan(table, by, {
			kind,
			option
		}).length >= MOST_ORDERS ? {
			code: "bad-input",
			say: TEXT$1.tooManyOrders
		} : void 0;
	},
	run: (table, by, { kind, option, policy, until }) => {
		const fighter = findFighter(table, by);
		if (!fighter) return;
		const others = othersThan(table, by, {
			kind,
			option
		});
		const order = policy === "ask" ? [] : [{
			policy,
			...kind === void 0 ? {} : { kind },
			...option === void 0 ? {} : { option },
			...until === "round" ? { round: table.round } : {},
			...until === "change" ? { laid: table.laid } : {}
		}];
		fighter.standing = [...others, ...order];
		touch(table, by);
	}
});
/** What somebody has ordered besides for that kind and option. */
function othersThan(table, by, { kind, option }) {
	return (findFighter(table, by)?.standing ?? []).filter((order) => order.kind !== kind || order.option !== option);
}
/** The answer that a standing order gives to a prompt; undefined if its person is to be asked. */
function orderedAnswer(table, prompt) {
	if (prompt.speaker !== prompt.for) return void 0;
	const orders = findFighter(table, prompt.for)?.standing.filter((order) => isInForce(table, order, prompt.kind));
	if (!orders || orders.length === 0) return void 0;
	const policyOf = (option) => orders.find((order) => order.option === option)?.policy;
	const choices = prompt.choices();
	const always = choices.find(({ option }) => policyOf(option) === "always");
	const ways = always?.variants?.() ?? [{}];
	if (always && ways.length === 1) return {
		...ways[0],
		option: always.option,
		as: prompt.for
	};
	if (!choices.some(({ option }) => option === "pass")) return void 0;
	const isDeclined = (option) => option === "pass" || (policyOf(option) ?? policyOfKind(orders)) === "never";
	return choices.every(({ option }) => isDeclined(option)) ? {
		option: "pass",
		as: prompt.for
	} : void 0;
}
function isInForce(table, { kind, round, laid }, asked) {
	return (kind === void 0 || kind === asked) && (round === void 0 || round === table.round) && (laid === void 0 || laid === table.laid);
}
function policyOfKind(orders) {
	return orders.find(({ option }) => option === void 0)?.policy;
}
// shared/src/engine/battle.ts
/** More waits in a row that ask nobody than any fight comes to, all of two hundred fighters asleep for a day. */
const MOST_UNASKED = 1e5;
/**
* A battle under one ruleset: a pure function of setup, dice and the inputs so far. It runs the ruleset's script
* until that waits for somebody, and goes on with each input that `check` lets through.
*/
var Battle = class Battle {
	ruleset;
	table;
	/** What happened before the first prompts opened (nothing, if the battle was restored). */
	opening;
	#interjections;
	#script;
	#touched = /* @__PURE__ */ new Set();
	#wait = null;
	/** What has been read last, as it came and as it was read, with nothing applied since. */
	#read = null;
	/** What `check` has let through last, as it came and as it was read, with nothing applied since. */
	#cleared = null;
	constructor(ruleset, table) {
		this.ruleset = ruleset;
		this.table = table;
		playedBy(table, ruleset);
		this.#interjections = {
			...gmPowers(ruleset),
			"standing-order": standingOrder,
			...ruleset.interjections
		};
		this.#script = ruleset.play(table);
		this.#proceed(this.#script.next());
		this.opening = this.#takeEvents();
		settle$1(table);
		this.#touched = new Set(Object.keys(table.fighters));
	}
	/** Starts a battle and runs it to its first prompts. Throws `SetupError` if the setup is not fit for the rules. */
	static start(ruleset, setup, dice) {
		return new Battle(ruleset, ruleset.open(setup, dice));
	}
	/** Goes on from a snapshot, with the same prompts open as when it was taken. The snapshot is left as it is. */
	static restore(ruleset, snapshot) {
		return new Battle(ruleset, structuredClone(snapshot));
	}
	/** Whom the last input may have changed, and whoever has come or gone; at the beginning everybody. */
	get touched() {
		return this.#touched;
	}
	/** What is being asked, in the ruleset's order: answers before turns never mix, as a turn waits for no answer. */
	get prompts() {
		return this.#wait?.prompts ?? [];
	}
	/**
	* Reads whatever somebody sent: who does or answers what, as plain JSON, with the parameters that are declared of it
	* and no others. This is what is checked, written down and applied. Undefined: it is no input.
	*/
	read(raw) {
		return this.#said(raw)?.input;
	}
	#said(raw) {
		const last = this.#read;
		if (last && (raw === last.raw || raw === last.said.input)) return last.said;
		const said = readSaid(this.#moment, raw);
		this.#read = said ? {
			raw,
			said
		} : null;
		return said;
	}
	/**
	* What forbids an input now, or null: to somebody who sends it (`viewer`), as far as they see; left out, to whom it
	* says itself, or to the GM. Looks and never touches.
	*/
	check(raw, viewer) {
		const said = this.#said(raw);
		const fault = faultOfSaid(this.#moment, said, viewer);
		const isSure = fault === void 0 && (!viewer || seenBy(this.table, viewer) === this.table);
		this.#cleared = said && isSure ? {
			raw,
			said
		} : null;
		return fault === void 0 ? null : rejection(fault, this.ruleset.description.rejections);
	}
	/**
	* An input that somebody may send, as the journal keeps it. Where only their eyes allow it, it is an attempt, and says
	* whose eyes they were: the rule that carries it out will meet what they did not see.
	*/
	heard(input, viewer) {
		return input === this.#cleared?.raw || this.check(input) === null ? input : {
			...input,
			eyes: viewer
		};
	}
	/** Applies an input and gives what happened. Throws if `check` would have refused it. */
	apply(raw) {
		const refused = this.#cleared && this.#cleared.raw === raw ? null : this.check(raw);
		const said = this.#cleared?.said;
		this.#cleared = null;
		this.#read = null;
		if (!said) throw new Error(`An illegal input was applied: ${refused?.code}. ${refused?.message}`);
		unsettle(this.table);
		this.#carryOut(said);
		settle$1(this.table);
		return this.#takeEvents();
	}
	#carryOut({ input, by, params }) {
		if (input.weighed) emit(this.table, {
			type: "weighed",
			by,
			ways: input.weighed
		});
		if (input.do === "gm.timeout") this.#timeOut(params.prompt);
		else if (input.answer !== void 0) this.#answer({
			...params,
			option: input.answer,
			as: by
		});
		else {
			if (input.force) this.#letHappen(by, input.do, input.force);
			this.#intend(by, input.do, params);
		}
	}
	/** For as long as anything of it is pending, nobody asks for these reasons again. */
	#letHappen(by, action, reasons) {
		fighterOf(this.table, by).forced = reasons;
		emit(this.table, {
			type: "forced",
			target: by,
			action,
			reasons
		});
	}
	/** Whatever the GM has let happen is done. */
	#endForcing() {
		for (const fighter of fightersOf(this.table)) {
			if (fighter.forced === void 0) continue;
			delete fighter.forced;
			touch(this.table, fighter.id);
		}
	}
	/** The whole table, to be restored later; null while anything is pending. */
	snapshot() {
		if (!(this.table.stack.length === 0 && this.#wait?.isBetween) && !this.table.over) return null;
		const snapshot = structuredClone(this.table);
		const anew = this.prompts.filter(({ question }) => question.key === void 0);
		const unseen = anew.filter(({ id }) => id.startsWith("u")).length;
		snapshot.asked -= anew.length - unseen;
		if (snapshot.askedUnseen !== void 0) snapshot.askedUnseen -= unseen;
		return snapshot;
	}
	/** The battle as inputs are judged by it. */
	get #moment() {
		const { ruleset, table } = this;
		return {
			ruleset,
			table,
			interjections: this.#interjections,
			wait: this.#wait
		};
	}
	/** The same for equal battles: of the table and of what is asked. */
	hash() {
		return stableHash([this.table, this.prompts.map(({ id, for: asked, kind }) => [
			id,
			asked,
			kind
		])]);
	}
	#intend(as, name, params) {
		const interjection = own(this.#interjections, name);
		const act = interjection?.understand(params, this.table, as);
		if (interjection && act !== void 0) {
			interjection.run(this.table, as, act);
			this.#lookAgain(as);
		} else this.#resume([{
			...params,
			option: name,
			as
		}]);
	}
	#answer(answer) {
		const reply = this.#wait?.answer(answer);
		if (reply) this.#resume(reply);
	}
	/** Time is up for a prompt; for the first that it can be up for if none is named. */
	#timeOut(id) {
		const prompt = promptToTimeOut(this.prompts, id);
		if (!prompt) throw new Error("A battle that is on waits for nobody.");
		this.#tellOfDefault(prompt);
		this.#answer(prompt.fallback);
	}
	/** That the GM has not ruled, or somebody's turn has lapsed, is for all to see; what a player lets pass may be a secret. */
	#tellOfDefault({ for: by, kind, fallback }) {
		const { option: ruling } = fallback;
		if (by === "gm" && kind !== "turn") emit(this.table, {
			type: "defaulted",
			by,
			kind,
			ruling
		});
		if (by === "gm" || kind !== "turn" && this.table.windowSeconds !== void 0) return;
		emit(this.table, {
			type: "timed-out",
			by,
			kind,
			ruling,
			...kind !== "turn" && { secret: true }
		});
	}
	/** After an interjection: prompts that have nobody to answer them or nothing to offer are dropped. */
	#lookAgain(by) {
		const reply = this.table.over ? void 0 : this.#wait?.lookAgain(by);
		if (this.table.over) this.#close();
		else if (reply) this.#resume(reply);
		else this.#followOrders();
	}
	/** Answers what standing orders answer; in bluff-safe windows that is left to whoever keeps the time. */
	#followOrders() {
		if (this.#wait?.isTurn || this.table.windowSeconds !== void 0) return;
		for (const prompt of this.prompts) {
			const answer = orderedAnswer(this.table, prompt);
			const reply = answer && this.#wait?.answer(answer);
			if (!reply) continue;
			this.#resume(reply);
			return;
		}
	}
	#resume(reply) {
		this.#proceed(this.#script.next(reply));
	}
	/**
	* Runs the script on to where it waits for somebody: a wait that asks nobody is replied to at once. Throws if rules
	* go on for ever without asking anybody: a battle that is broken must not stop the others on its machine.
	*/
	#proceed(first) {
		let unasked = 0;
		for (let step = first; !this.table.over; unasked++) {
			if (unasked > MOST_UNASKED) throw new Error("The rules go round in a circle, and ask nobody.");
			if (step.done) throw new Error("The script ended before the battle did.");
			if (this.table.stack.length === 0 && asksWhoIsNext(step.value)) this.#endForcing();
			const wait = new OpenWait(this.table, step.value);
			const reply = wait.reply;
			if (!reply) {
				this.#wait = wait;
				this.#followOrders();
				return;
			}
			step = this.#script.next(reply);
		}
		this.#close();
	}
	#close() {
		this.#script.return();
		this.#wait = null;
		this.#endForcing();
		delete this.table.keyed;
	}
	#takeEvents() {
		const told = this.table.events.splice(0);
		this.#touched = touchedIn(told);
		return told.filter(({ type }) => type !== TOUCHED);
	}
};
// shared/src/kit/sides.ts
/** Whether two fighters are on different sides. */
function areEnemies(a, b) {
	return a.side !== b.side;
}
/** The fighter of that id if it stands against `by`. */
function enemyOf(table, by, target) {
	const [own, other] = [findFighter(table, by), findFighter(table, target)];
	return own && other && !other.defeated && areEnemies(own, other) ? other : void 0;
}
/** Everybody who still stands against a fighter, in turn order. */
function enemiesOf(table, by) {
	const own = fighterOf(table, by);
	return inTurnOrder(table).filter((other) => !other.defeated && areEnemies(own, other));
}
/** The fighter of that id if it stands by `by`, which may be itself. */
function friendOf(table, by, target) {
	const [own, other] = [findFighter(table, by), findFighter(table, target)];
	return own && other && !other.defeated && !areEnemies(own, other) ? other : void 0;
}
/** Everybody who still stands by a fighter, itself left out, in turn order. */
function alliesOf(table, by) {
	const own = fighterOf(table, by);
	return inTurnOrder(table).filter((other) => !other.defeated && !areEnemies(own, other) && other.id !== own.id);
}
// shared/src/rulesets/flow/sheet/flow-actions.ts
const FLOW_ACTIONS = {
	"power-strike": {
		from: "everybody",
		fp: 2,
		window: "before"
	},
	"sure-critical": {
		from: "everybody",
		fp: 5,
		window: "before"
	},
	"perfect-defense": {
		from: "everybody",
		fp: 2,
		window: "defend"
	},
	deflection: {
		from: "everybody",
		fp: 2,
		window: "parry"
	},
	"combat-flow": {
		from: "one-handed",
		fp: 2,
		window: "hit",
		oncePerRound: true
	},
	cleave: {
		from: "two-handed-melee",
		fp: 2,
		window: "hit"
	},
	pierce: {
		from: "two-handed-shot",
		fp: 2,
		window: "hit"
	},
	"flowing-counter": {
		from: "sword",
		fp: 2,
		window: "parry"
	},
	"steal-momentum": {
		from: "sword",
		fp: 3,
		window: "turn",
		oncePerRound: true
	},
	"pressure-point": {
		from: "fist",
		fp: 2,
		window: "hit"
	},
	"crippling-blow": {
		from: "fist",
		fp: 3,
		window: "hit"
	},
	"open-vein": {
		from: "dagger",
		fp: 2,
		window: "hit"
	},
	expose: {
		from: "dagger",
		fp: 3,
		window: "hit"
	},
	"stunning-blow": {
		from: "mace",
		fp: 2,
		window: "hit"
	},
	crush: {
		from: "mace",
		fp: 3,
		window: "hit"
	},
	devastate: {
		from: "axe",
		fp: 2,
		window: "hit"
	},
	rend: {
		from: "axe",
		fp: 3,
		window: "hit"
	},
	control: {
		from: "polearm",
		fp: 2,
		window: "hit"
	},
	brace: {
		from: "polearm",
		fp: 3,
		window: "turn"
	},
	sweep: {
		from: "staff",
		fp: 2,
		window: "hit"
	},
	ward: {
		from: "staff",
		fp: 3,
		window: "turn"
	},
	bash: {
		from: "shield",
		fp: 2,
		window: "hit"
	},
	"snap-shot": {
		from: "crossbow",
		fp: 2,
		window: "before"
	},
	"true-aim": {
		from: "crossbow",
		fp: 3,
		window: "before"
	},
	pin: {
		from: "bow",
		fp: 2,
		window: "hit"
	},
	"seeking-shot": {
		from: "bow",
		fp: 5,
		window: "before"
	}
};
// shared/src/rulesets/flow/table.ts
/** What sets a readied action off. */
const TRIGGERS$1 = [
	"moves",
	"enters-reach",
	"attacks",
	"casts",
	"opens",
	"note"
];
/** Conditions that simply are there or not. */
const PLAIN_CONDITIONS = [
	"prone",
	"defending",
	"pinned",
	"stunned",
	"surprised"
];
/** Conditions with a strength, in the order in which they strike. */
const ONGOING = [
	"bleeding",
	"poisoned",
	"burning"
];
/** Conditions that last as long as their causers let them. */
const CAUSED = ["exposed", "weakened"];
/** Whether a fighter has a perk. */
function hasPerk(fighter, perk) {
	return fighter.sheet.perks.includes(perk);
}
/** Makes an action of these rules from what is said of it. */
const action = actionsOn();
/** Everybody undefeated, in the order of this round, from its top. */
function inOrder(table) {
	return inTurnOrder(table).filter(({ defeated }) => !defeated);
}
// shared/src/kit/conditions.ts
/** What puts conditions on somebody and takes them away, where a fighter lists those it has, sorted, under that key. */
function conditionsIn(key) {
	return {
		/** Puts a condition on somebody who is in the fight and does not have it yet. */
		afflict(table, target, condition, by) {
			if (!isStanding(table, target)) return;
			const lists = fighterOf(table, target);
			if (lists[key].includes(condition)) return;
			lists[key] = [...lists[key], condition].sort();
			emit(table, {
				type: "afflicted",
				...by !== void 0 && { by },
				target,
				condition
			});
		},
		/** Takes a condition from somebody who has it. */
		relieve(table, target, condition) {
			const lists = fighterOf(table, target);
			if (!lists[key].includes(condition)) return;
			lists[key] = lists[key].filter((other) => other !== condition);
			emit(table, {
				type: "relieved",
				target,
				condition
			});
		}
	};
}
// shared/src/rulesets/flow/book/conditions.ts
const { afflict, relieve } = conditionsIn("is");
/** Sets bleeding, poison or fire on somebody: a new dose replaces a weaker one. */
function dose(table, id, condition, strength) {
	const fighter = findFighter(table, id);
	if (!fighter || fighter.defeated || fighter[condition] >= strength) return;
	fighter[condition] = strength;
	emit(table, {
		type: "afflicted",
		target: id,
		condition,
		strength
	});
}
/** Ends bleeding, poison or fire. */
function cure(table, id, condition) {
	const fighter = fighterOf(table, id);
	if (fighter[condition] === 0) return;
	fighter[condition] = 0;
	emit(table, {
		type: "relieved",
		target: id,
		condition
	});
}
/** Exposes or weakens somebody until its causer's turn comes. */
function cause(table, by, target, condition) {
	const fighter = findFighter(table, target);
	if (!fighter || fighter.defeated || fighter[condition].includes(by)) return;
	fighter[condition].push(by);
	emit(table, {
		type: "afflicted",
		by,
		target,
		condition
	});
}
/** Ends what somebody has caused: its turn comes, or it is out of the fight. */
function endCausedBy(table, by) {
	for (const fighter of fightersOf(table)) {
		endCause(table, fighter, "exposed", by);
		endCause(table, fighter, "weakened", by);
	}
}
function endCause(table, fighter, condition, by) {
	if (!fighter[condition].includes(by)) return;
	fighter[condition] = fighter[condition].filter((causer) => causer !== by);
	if (fighter[condition].length > 0) return;
	emit(table, {
		type: "relieved",
		target: fighter.id,
		condition
	});
}
/** Makes one hold another. */
function takeHold(table, by, target) {
	const [holder, held] = [fighterOf(table, by), fighterOf(table, target)];
	for (const { id, hidden } of [holder, held]) if (hidden) show$1(table, id);
	holder.grappling = target;
	held.grappledBy = by;
	holder.holds = table.turn === by;
	for (const id of [by, target]) emit(table, {
		type: "afflicted",
		target: id,
		condition: "grappled"
	});
}
/** Ends whatever hold somebody has or is in. */
function endHold(table, id) {
	const fighter = findFighter(table, id);
	const holderId = fighter?.grappledBy ?? (fighter?.grappling != null ? id : null);
	const holder = holderId === null ? void 0 : findFighter(table, holderId);
	const held = holder?.grappling == null ? void 0 : findFighter(table, holder.grappling);
	if (holder) holder.grappling = null;
	if (held) held.grappledBy = null;
	for (const one of [holder, held]) if (one) emit(table, {
		type: "relieved",
		target: one.id,
		condition: "grappled",
		clause: "FLOW-64"
	});
}
/** Puts a fighter elsewhere; a hold does not reach over a distance. */
function shift(table, id, to, how) {
	place(table, id, to, how);
	const fighter = fighterOf(table, id);
	const other = fighter.grappling ?? fighter.grappledBy;
	if (other === null) return;
	const partner = findFighter(table, other);
	if (!partner || !isAdjacent(fighter.at, partner.at)) endHold(table, id);
}
/** Ends every condition of somebody. */
function clearConditions(table, fighter) {
	endHold(table, fighter.id);
	fighter.is = [];
	fighter.bleeding = 0;
	fighter.poisoned = 0;
	fighter.burning = 0;
	fighter.exposed = [];
	fighter.weakened = [];
}
/** Whether a condition that has no strength is on a fighter. */
function is(fighter, condition) {
	return fighter.is.includes(condition);
}
/** Whether a fighter holds somebody or is held. */
function isGrappled(fighter) {
	return fighter.grappling !== null || fighter.grappledBy !== null;
}
/** The names of all conditions of a fighter, sorted. */
function conditionsOf(fighter) {
	const names = [...fighter.is];
	for (const name of ONGOING) if (fighter[name] > 0) names.push(name);
	for (const name of CAUSED) if (fighter[name].length > 0) names.push(name);
	if (isGrappled(fighter)) names.push("grappled");
	return names.sort();
}
// shared/src/kit/purses.ts
/** What is wrong with paying that: `not-enough-` and the first purse that does not hold it. */
function missing$1(payer, cost, wordsFor) {
	for (const [purse, price] of pricesIn(cost)) {
		const has = payer[purse];
		if (has >= price) continue;
		const fault = excused(payer, {
			code: lackOf(purse),
			...wordsFor?.(purse, price, has)
		});
		if (fault) return fault;
	}
}
/** Takes a cost that has been checked; of what the GM lets happen without it, as much as there is. */
function pay(table, target, cost) {
	const payer = fighterOf(table, target);
	const { forced } = fighterOf(table, target);
	const prices = pricesIn(cost).map(([purse, price]) => [purse, forced ? Math.min(price, payer[purse]) : price]).filter(([, price]) => price > 0);
	for (const [purse, price] of prices) payer[purse] -= price;
	if (prices.length > 0) emit(table, {
		type: "paid",
		target,
		...Object.fromEntries(prices)
	});
}
/** Adds to a purse, up to `most` (left out: without a limit); what is above that already stays. Gives how much it was. */
function gain$1(table, target, resource, amount, { clause, most = Number.POSITIVE_INFINITY }) {
	const purses = fighterOf(table, target);
	const gained = Math.min(amount, Math.max(0, most - purses[resource]));
	if (gained <= 0) return 0;
	purses[resource] += gained;
	emit(table, {
		type: "gained",
		target,
		resource,
		amount: gained,
		now: purses[resource],
		clause
	});
	return gained;
}
/** Takes from a purse what is there, at most `amount`. Gives how much it was. */
function lose(table, target, resource, amount, clause) {
	const purses = fighterOf(table, target);
	const lost = Math.min(amount, purses[resource]);
	if (lost <= 0) return 0;
	purses[resource] -= lost;
	emit(table, {
		type: "lost",
		target,
		resource,
		amount: lost,
		now: purses[resource],
		clause
	});
	return lost;
}
function pricesIn(cost) {
	const prices = [];
	for (const purse in cost) prices.push([purse, cost[purse] ?? 0]);
	return prices;
}
// shared/src/rulesets/flow/words/en/about.ts
/** What is told of something pending. */
const about$1 = {
	strikes: (by, target, weapon) => `${by} strikes at ${target} with the ${weapon}.`,
	disarms: (by, target, weapon) => `${by} knocks at what ${target} holds with the ${weapon}.`,
	casts: (by, spell, target) => target === void 0 ? `${by} casts ${spell}.` : `${by} casts ${spell} at ${target}.`,
	facts: {
		level: "Rolled",
		damage: "Damage",
		flow: "Flow Action"
	},
	damage: (dice, sides, more, times) => {
		const sum = `${dice}d${sides}${more === 0 ? "" : ` + ${more}`}`;
		return times === 1 ? sum : `(${sum}) × ${times}`;
	}
};
// shared/src/rulesets/flow/words/en/actions.ts
/** What can be done in a turn. */
const actions = {
	attack: {
		label: "Attack",
		help: "2 AP: strike or shoot at an enemy."
	},
	disarm: {
		label: "Disarm",
		help: "2 AP, Disadvantage: a hit knocks a held thing away instead of hurting."
	},
	move: {
		label: "Move",
		help: "1 AP for up to your speed in hexes, at most 2 AP a turn."
	},
	step: {
		label: "Step",
		help: "1 AP, once a round: one hex that provokes nobody."
	},
	stand: {
		label: "Stand up",
		help: "1 AP: get up; enemies who threaten you may strike first."
	},
	crawl: {
		label: "Crawl",
		help: "1 AP of movement: one hex while prone, provoking nobody."
	},
	tumble: {
		label: "Tumble through",
		help: "1 AP and an Agility check: through an enemy’s hex to the other side."
	},
	feint: {
		label: "Feint",
		help: "1 AP, once a round: win and your next attack on that enemy has Advantage."
	},
	grapple: {
		label: "Grapple",
		help: "2 AP, Athletics against Athletics: hold an enemy next to you."
	},
	maintain: {
		label: "Keep the hold",
		help: "2 AP in each later turn, or the hold ends."
	},
	escape: {
		label: "Break free",
		help: "Free, once a round: Athletics against the one who holds you."
	},
	release: {
		label: "Let go",
		help: "Free: end your hold."
	},
	shove: {
		label: "Shove",
		help: "1 AP, once a round: push an enemy back or knock it over, both if it goes well."
	},
	draw: {
		label: "Draw",
		help: "1 AP: take a thing from your bag."
	},
	sheathe: {
		label: "Stow",
		help: "1 AP: put a held thing into your bag."
	},
	"pick-up": {
		label: "Pick up",
		help: "1 AP: take a thing off the ground, here or next to you."
	},
	drink: {
		label: "Drink",
		help: "1 AP for a held potion, 2 AP from the bag."
	},
	"shake-off": {
		label: "Shake off",
		help: "2 AP: end bleeding, poison, fire or being pinned."
	},
	use: {
		label: "Use",
		help: "Cast a spell, use an ability or a magic item."
	},
	flow: {
		label: "Flow Action",
		help: "Spend FP on what the things in your hands let you do."
	},
	"flow-state": {
		label: "Flow State",
		help: "1 AP: no FP leaks away at the end of this turn."
	},
	"total-defense": {
		label: "Total Defense",
		help: "3 AP, ends the turn: 1 RP more and Advantage on reactions until your next turn."
	},
	ready: {
		label: "Ready",
		help: "Name a trigger and an action for later; ends the turn."
	},
	free: {
		label: "Free action",
		help: "Speak, recall, drop, operate a small thing, open a door."
	},
	"end-turn": {
		label: "End turn",
		help: "What AP you have left are lost, and 1 FP leaks away."
	},
	"gm.fire": {
		label: "It happens",
		help: "Say that what somebody has been waiting for has happened."
	},
	"gm.start": {
		label: "Begin the fight",
		help: "Roll initiative and begin; a side may have the surprise."
	}
};
// shared/src/rulesets/flow/words/en/archetypes.ts
/** Archetypes. */
const archetypes = {
	duelist: {
		label: "Duelist",
		help: "Quick with a sword and with the empty hand."
	},
	warden: {
		label: "Warden",
		help: "Keeps a wide circle with a glaive; breaks spells."
	},
	shieldbearer: {
		label: "Shieldbearer",
		help: "Stands in front of others and rallies them."
	},
	skirmisher: {
		label: "Skirmisher",
		help: "Small and nimble, with dagger and hand crossbow."
	},
	archer: {
		label: "Archer",
		help: "Deadly from afar."
	},
	mage: {
		label: "Mage",
		help: "Fire, poison, healing, and a counter to other people’s spells."
	},
	goblin: {
		label: "Goblin",
		help: "Small, many, and never fair."
	},
	raider: {
		label: "Raider",
		help: "Axe and shield."
	},
	ogre: {
		label: "Ogre",
		help: "Large: strikes from two hexes away, and is hard to parry."
	},
	troll: {
		label: "Troll",
		help: "Huge: cannot be parried, and its wounds close."
	}
};
// shared/src/rulesets/flow/words/en/circumstances.ts
/** What speaks for or against a roll. */
const circumstances = {
	"gang-up": "gang-up",
	"off-hand": "off hand",
	range: "range",
	cover: "cover",
	focus: "focus",
	shield: "shield",
	feint: "feint",
	"target-prone": "the target is prone",
	"target-exposed": "the target is exposed",
	"total-defense": "Total Defense",
	prone: "prone",
	disarm: "disarm",
	holding: "holding somebody"
};
// shared/src/rulesets/flow/words/en/conditions.ts
/** Conditions. */
const conditions$1 = {
	prone: {
		label: "Prone",
		help: "Disadvantage on attacks and Agility; easier to strike, harder to shoot; stand up to move."
	},
	grappled: {
		label: "Grappled",
		help: "Neither can move; the one who is held can only try to break free."
	},
	bleeding: {
		label: "Bleeding",
		help: "Loses HP at the end of its turn until an Endurance check succeeds."
	},
	poisoned: {
		label: "Poisoned",
		help: "Loses HP at the end of its turn until an Endurance check succeeds."
	},
	burning: {
		label: "Burning",
		help: "Loses HP at the end of its turn until an Agility check succeeds."
	},
	defending: {
		label: "On guard",
		help: "Advantage on every reaction roll until its next turn."
	},
	exposed: {
		label: "Exposed",
		help: "Attacks on it have Advantage."
	},
	weakened: {
		label: "Weakened",
		help: "Its weapons do half their damage."
	},
	pinned: {
		label: "Pinned",
		help: "Speed 1, and no interceptions, until shaken off."
	},
	stunned: {
		label: "Stunned",
		help: "No reactions and no threat until its next turn."
	},
	surprised: {
		label: "Surprised",
		help: "No reactions and no threat until the first normal round."
	}
};
// shared/src/rulesets/flow/words/en/field-values.ts
/** What the GM is told when a field of the table takes no such value. */
const fieldValues = {
	wrong: (what) => `It has to be ${what}.`,
	hpFirst: "given HP first",
	otherFighter: "another fighter or null",
	lying: "a list of \"item@q,r\"",
	fighter: "a fighter or null",
	readied: "null: only its player can ready an action"
};
// shared/src/rulesets/flow/words/en/params.ts
const WHOM = {
	enemy: "an enemy",
	ally: "an ally",
	any: "somebody"
};
const TRIGGERS = {
	moves: (whom) => `${whom} moves`,
	"enters-reach": (whom) => `${whom} comes within reach`,
	attacks: (whom) => `${whom} attacks`,
	casts: (whom) => `${whom} casts a spell`,
	opens: (whom) => `${whom} opens a door`,
	note: () => "something else"
};
/** How the parameters of an action read, as in "sword, at Goblin". */
const params = {
	at: (name) => `at ${name}`,
	atTrigger: "at whoever sets it off",
	to: (hex) => `to ${hex}`,
	swap: "taking the ally’s place",
	/** What somebody waits for, as in "an enemy attacks". */
	trigger: (on, whom, nameOf) => TRIGGERS[on](WHOM[whom] ?? nameOf(whom))
};
// shared/src/rulesets/flow/words/en/sums.ts
/** The arithmetic under a line of the log. */
const sums = {
	levels: {
		"critical-failure": "critical failure",
		failure: "failure",
		normal: "normal success",
		hard: "hard success",
		major: "major success",
		critical: "critical success"
	},
	initiative: (die, modifier, total) => `1d10 ${die} + ${modifier} = ${total}`,
	advantage: (reasons) => `Advantage: ${reasons.join(", ")}`,
	disadvantage: (reasons) => `Disadvantage: ${reasons.join(", ")}`,
	noRoll: "no roll",
	rolled: (dice, edge, roll) => `d100 ${dice.join(" and ")}${edge && ` (${edge})`} → ${roll}`,
	modified: (value, why) => ` ${value < 0 ? `− ${-value}` : `+ ${value}`} ${why}`,
	check: (skill, base, modifiers, tn, rolled, level) => `${skill} ${base}${modifiers} = ${tn}; ${rolled}: ${level}`,
	damage: (sum, halved, dr, total) => `${sum}${halved ? ", halved" : ""}${dr > 0 ? ` − DR ${dr}` : ""} = ${total}`
};
// shared/src/rulesets/flow/words/en/table.ts
/** The rules by name, their purses and phases, and what lies on the map. */
const table = {
	name: "Flow",
	tagline: "Three purses, six levels of success, and an answer to everything.",
	resources: {
		hp: {
			label: "Hit points",
			short: "HP"
		},
		ap: {
			label: "Action points",
			short: "AP"
		},
		rp: {
			label: "Reaction points",
			short: "RP"
		},
		fp: {
			label: "Flow points",
			short: "FP"
		},
		mana: {
			label: "Mana",
			short: "MP"
		}
	},
	/** What things are paid in, in the middle of a sentence. */
	purses: {
		ap: "AP",
		rp: "RP",
		fp: "FP",
		mana: "mana",
		charges: "charges"
	},
	phases: {
		explore: "Before the fight",
		surprise: "Surprise round",
		combat: "Fight"
	},
	door: "Door",
	openDoor: "Open door"
};
/** The sheet of a fighter, part by part. */
const sheet = {
	body: {
		label: "Body",
		fields: {
			size: "Size",
			reach: "Reach",
			init: "Initiative"
		}
	},
	hands: {
		label: "Hands and bag",
		fields: {
			main: "Main hand",
			off: "Off hand",
			bag: "Bag",
			dropped: "On the ground",
			charges: "Charges"
		}
	},
	turn: {
		label: "This turn",
		fields: {
			moveAp: "AP moved",
			stepped: "Has stepped",
			flowState: "Flow State",
			readied: "Waits for",
			lastCheck: "Latest roll"
		}
	}
};
/** What stands on no sheet, and whose own name does not say it. */
const members = {
	pc: "Player character",
	apMax: "Action points, at most",
	rpMax: "Reaction points, at most",
	dr: "Damage reduction",
	reactionFp: "Has had flow points for a reaction",
	apNext: "Action points more next turn",
	freeUsed: "Free actions taken"
};
/** House rules of a battle. */
const battleOptions = {
	fumbles: {
		label: "Fumbles",
		help: "Who says what a critically failed attack leads to.",
		choices: {
			gm: "The game master",
			table: "A die",
			off: "Nothing happens"
		}
	},
	alsoProvoke: {
		label: "What else provokes",
		help: "Besides moving off, casting and standing up.",
		choices: {
			ranged: "Shooting",
			drink: "Drinking",
			draw: "Drawing and stowing",
			item: "Using an item"
		}
	},
	grapplerActions: {
		label: "What a grappler does besides",
		help: "Whether the game master is asked about each action of somebody who holds another.",
		choices: {
			allow: "Is allowed",
			ask: "Needs leave"
		}
	},
	freeLimit: {
		label: "Free actions a turn",
		help: "Beyond these the game master is asked."
	},
	autoEnd: {
		label: "Turns end by themselves",
		help: "As soon as no AP are left."
	},
	fpCap: {
		label: "FP have a ceiling",
		help: "The tens of the better of Melee and Ranged."
	},
	explore: {
		label: "Begin before the fight",
		help: "Everybody may walk about until the game master lets the fight begin."
	},
	timer: {
		label: "Seconds for an answer",
		help: "How long a prompt stays open."
	}
};
// shared/src/rulesets/flow/words/en/log.ts
const WHY = {
	level: "by the better level",
	skill: "by the higher skill at equal levels",
	player: "as the player among equals",
	coin: "by the toss of a coin"
};
const purse = ({ resource }) => table.purses[resource];
// shared/src/rulesets/flow/words/catalogue.ts
const TEXT = {
	table,
	members,
	sheet,
	battleOptions,
	scenarios: {
		fights: {
			duel: {
				title: "A duel at the ford",
				blurb: "One against one: a duelist and a raider, a little rubble between them. The quickest way to learn."
			},
			"broken-bridge": {
				title: "The broken bridge",
				blurb: "Four heroes hold what is left of a bridge against an ogre and its hangers-on."
			},
			"broken-bridge-troll": {
				title: "The broken bridge: the troll",
				blurb: "The same bridge, but a troll comes over it; a warden has joined the heroes."
			}
		},
		names: {
			duelist: "Duelist",
			shieldbearer: "Shieldbearer",
			archer: "Archer",
			mage: "Mage",
			warden: "Warden",
			ogre: "Ogre",
			troll: "Troll",
			raider1: "Raider",
			raider2: "Second Raider",
			goblin1: "Goblin",
			goblin2: "Second Goblin"
		},
		/** Fights from files, as the editor writes them, in the order in which they are offered. */
		files: {
			"charcoal-wood": {
				$schema: "../../../../../../schemas/flow.json",
				ruleset: "flow",
				title: "The charcoal wood",
				blurb: "Two heroes have tracked goblins to their lair among the kilns. The thickets hide whoever knows them, and slow whoever does not.",
				map: {
					"radius": 6,
					"walls": [
						[0, -6],
						[1, -6],
						[2, -6],
						[3, -6],
						[4, -6],
						[5, -5],
						[-2, -4],
						[6, -4],
						[-3, -3],
						[-6, 0],
						[-5, 0],
						[0, 0],
						[-6, 2],
						[-6, 4],
						[-6, 5],
						[-6, 6]
					],
					"difficult": [
						[5, -6],
						[6, -6],
						[-1, -5],
						[0, -5],
						[6, -5],
						[-4, -2],
						[-1, -2],
						[6, -2],
						[-5, -1],
						[0, -1],
						[2, -1],
						[6, -1],
						[1, 0],
						[5, 0],
						[6, 0],
						[-6, 1],
						[5, 1],
						[1, 2],
						[4, 2],
						[-1, 3],
						[3, 3],
						[-2, 4],
						[2, 4],
						[-5, 5],
						[0, 5],
						[1, 5],
						[-5, 6],
						[-4, 6],
						[-3, 6],
						[-2, 6],
						[-1, 6],
						[0, 6]
					],
					"cover": [
						[5, -6],
						[6, -5],
						[2, -3],
						[-3, -1],
						[3, 0],
						[5, 0],
						[6, 0],
						[-2, 2],
						[4, 2],
						[3, 3],
						[2, 4],
						[1, 5],
						[-4, 6],
						[-1, 6],
						[0, 6]
					],
					"looks": { "brush": [
						[5, -6],
						[6, -6],
						[-1, -5],
						[0, -5],
						[6, -5],
						[-4, -2],
						[-1, -2],
						[6, -2],
						[-5, -1],
						[2, -1],
						[6, -1],
						[5, 0],
						[6, 0],
						[-6, 1],
						[5, 1],
						[1, 2],
						[4, 2],
						[-1, 3],
						[3, 3],
						[-2, 4],
						[2, 4],
						[-5, 5],
						[0, 5],
						[1, 5],
						[-5, 6],
						[-4, 6],
						[-3, 6],
						[-2, 6],
						[-1, 6],
						[0, 6]
					] }
				},
				combatants: [
					{
						"id": "skirmisher",
						"name": "Skirmisher",
						"side": "heroes",
						"at": [-5, 2],
						"sheet": { "kind": "skirmisher" }
					},
					{
						"id": "warden",
						"name": "Warden",
						"side": "heroes",
						"at": [-4, 1],
						"sheet": { "kind": "warden" }
					},
					{
						"id": "goblin1",
						"name": "Goblin",
						"side": "foes",
						"at": [3, -2],
						"sheet": {
							"kind": "goblin",
							"maxHp": 19
						}
					},
					{
						"id": "goblin2",
						"name": "Second goblin",
						"side": "foes",
						"at": [4, -1],
						"sheet": {
							"kind": "goblin",
							"maxHp": 19
						}
					},
					{
						"id": "goblin3",
						"name": "Third goblin",
						"side": "foes",
						"at": [5, -2],
						"sheet": {
							"kind": "goblin",
							"maxHp": 18
						}
					},
					{
						"id": "raider1",
						"name": "Raider",
						"side": "foes",
						"at": [4, -2],
						"sheet": {
							"kind": "raider",
							"maxHp": 32
						}
					}
				]
			},
			"mill-weir": {
				$schema: "../../../../../../schemas/flow.json",
				ruleset: "flow",
				title: "The mill by the weir",
				blurb: "Raiders have taken the mill. A bridge below, a ford above, rotten planks across the weir: choose how to come over.",
				options: { "fumbles": "table" },
				map: {
					"radius": 6,
					"walls": [
						[3, -3],
						[-1, -2],
						[2, -2],
						[-2, -1],
						[-3, 0],
						[-2, 0]
					],
					"difficult": [
						[3, -6],
						[4, -6],
						[2, -5],
						[3, -5],
						[4, -5],
						[5, -5],
						[-1, -4],
						[1, -4],
						[2, -4],
						[-2, -3],
						[0, -2],
						[1, -2],
						[0, -1],
						[1, -1],
						[0, 0],
						[1, 0],
						[-1, 1],
						[0, 1],
						[-2, 3],
						[-1, 3],
						[0, 3],
						[2, 3],
						[-2, 4],
						[-1, 4],
						[1, 4],
						[-4, 5],
						[-3, 5],
						[-2, 5],
						[-4, 6],
						[-3, 6]
					],
					"cover": [
						[3, -1],
						[-4, 1],
						[2, 1],
						[-3, 3]
					],
					"looks": {
						"water": [
							[3, -6],
							[4, -6],
							[2, -5],
							[3, -5],
							[1, -4],
							[2, -4],
							[0, -3],
							[1, -3],
							[2, -3],
							[0, -2],
							[1, -2],
							[1, -1],
							[0, 0],
							[1, 0],
							[-1, 1],
							[0, 1],
							[-2, 3],
							[-1, 3],
							[0, 3],
							[-2, 4],
							[-1, 4],
							[-3, 5],
							[-2, 5],
							[-4, 6],
							[-3, 6]
						],
						"planks": [
							[-1, -1],
							[0, -1],
							[-1, 0],
							[-2, 2],
							[-1, 2],
							[0, 2],
							[1, 2]
						],
						"brush": [
							[4, -5],
							[5, -5],
							[-1, -4],
							[-2, -3],
							[2, 3],
							[1, 4],
							[-4, 5]
						]
					}
				},
				combatants: [
					{
						"id": "shieldbearer",
						"name": "Shieldbearer",
						"side": "heroes",
						"at": [-4, 3],
						"sheet": { "kind": "shieldbearer" }
					},
					{
						"id": "archer",
						"name": "Archer",
						"side": "heroes",
						"at": [-5, 3],
						"sheet": { "kind": "archer" }
					},
					{
						"id": "duelist",
						"name": "Duelist",
						"side": "heroes",
						"at": [-3, 1],
						"sheet": { "kind": "duelist" }
					},
					{
						"id": "raider1",
						"name": "Raider",
						"side": "foes",
						"at": [3, 0],
						"sheet": {
							"kind": "raider",
							"maxHp": 30
						}
					},
					{
						"id": "raider2",
						"name": "Second raider",
						"side": "foes",
						"at": [2, 2],
						"sheet": {
							"kind": "raider",
							"maxHp": 30
						}
					},
					{
						"id": "raider3",
						"name": "Third raider",
						"side": "foes",
						"at": [4, -3],
						"sheet": {
							"kind": "raider",
							"maxHp": 30
						}
					},
					{
						"id": "goblin1",
						"name": "Goblin",
						"side": "foes",
						"at": [5, -2],
						"sheet": { "kind": "goblin" }
					},
					{
						"id": "goblin2",
						"name": "Second goblin",
						"side": "foes",
						"at": [4, 0],
						"sheet": { "kind": "goblin" }
					}
				]
			},
			"two-doors": {
				$schema: "../../../../../../schemas/flow.json",
				ruleset: "flow",
				title: "The chapel with two doors",
				blurb: "An ogre sleeps in a ruined chapel, and its goblins keep watch. Doors shut out arrows and eyes, until somebody opens them.",
				options: {
					"fumbles": "table",
					"doors": [[-3, 0], [4, 0]]
				},
				map: {
					"radius": 7,
					"walls": [
						[6, -6],
						[-4, -3],
						[-1, -3],
						[0, -3],
						[3, -3],
						[4, -3],
						[5, -3],
						[-2, -2],
						[5, -2],
						[-3, 0],
						[4, 0],
						[-4, 2],
						[3, 2],
						[-3, 3],
						[-2, 3],
						[1, 3],
						[2, 3]
					],
					"difficult": [
						[-1, -5],
						[-2, -4],
						[1, -3],
						[2, -3],
						[7, -3],
						[4, -2],
						[7, -2],
						[1, -1],
						[3, 0],
						[0, 1],
						[-7, 2],
						[-7, 3],
						[-1, 3],
						[0, 3],
						[1, 4],
						[2, 4]
					],
					"cover": [
						[0, -2],
						[2, -2],
						[-5, 0],
						[-1, 2],
						[1, 2],
						[-4, 3]
					],
					"looks": {
						"planks": [
							[-1, 0],
							[0, 0],
							[1, 0],
							[2, 0]
						],
						"brush": [
							[-1, -5],
							[-2, -4],
							[7, -3],
							[7, -2],
							[-7, 2],
							[-7, 3],
							[1, 4],
							[2, 4]
						]
					}
				},
				combatants: [
					{
						"id": "shieldbearer",
						"name": "Shieldbearer",
						"side": "heroes",
						"at": [-5, 1],
						"sheet": { "kind": "shieldbearer" }
					},
					{
						"id": "mage",
						"name": "Mage",
						"side": "heroes",
						"at": [-6, 2],
						"sheet": { "kind": "mage" }
					},
					{
						"id": "archer",
						"name": "Archer",
						"side": "heroes",
						"at": [-6, 1],
						"sheet": { "kind": "archer" }
					},
					{
						"id": "ogre",
						"name": "Ogre",
						"side": "foes",
						"at": [2, 1],
						"sheet": { "kind": "ogre" }
					},
					{
						"id": "goblin1",
						"name": "Goblin",
						"side": "foes",
						"at": [1, 1],
						"sheet": { "kind": "goblin" }
					},
					{
						"id": "goblin2",
						"name": "Second goblin",
						"side": "foes",
						"at": [2, -1],
						"sheet": { "kind": "goblin" }
					},
					{
						"id": "goblin3",
						"name": "Third goblin",
						"side": "foes",
						"at": [0, -1],
						"sheet": { "kind": "goblin" }
					}
				]
			}
		}
	},
	setup: {
		reachOrRange: "a weapon has either a reach or a range",
		sidesOfDice: "its dice need two sides at least",
		noWall: (hex) => `[${hex}] is not among the walls`,
		nobodyOn: (side) => `nobody is on the side "${side}"`
	},
	actions,
	prompts: {
		defend: {
			label: "{by} is about to hit you",
			help: "Spend RP to get out of it, or take it."
		},
		intercept: {
			label: "{target} is about to be hit",
			help: "Throw yourself in the way?"
		},
		"reaction-attack": {
			label: "{by} lays itself open",
			help: "Strike at it for 1 RP?"
		},
		flow: {
			label: "Your flow carries you",
			help: "Add a Flow Action?"
		},
		counter: {
			label: "{by} casts a spell",
			help: "Counter it for 2 RP?"
		},
		ready: {
			label: "It happens",
			help: "Take the action you have readied, now?"
		},
		"ready-end": {
			label: "Nothing has happened",
			help: "Go on waiting?"
		},
		feint: {
			label: "A feint",
			help: "See through it with Agility or with Melee?"
		},
		drop: {
			label: "You lose your grip",
			help: "Where does it land?"
		},
		disarm: {
			label: "You have knocked it away",
			help: "Take it, or where does it land?"
		},
		rule: {
			label: "Your ruling",
			help: "The game master decides."
		}
	},
	options: {
		pass: {
			label: "Pass",
			help: "Do nothing about it."
		},
		dodge: {
			label: "Dodge",
			help: "1 RP: the higher of Agility and Athletics."
		},
		parry: {
			label: "Parry",
			help: "1 RP: Melee, against melee attacks."
		},
		block: {
			label: "Block",
			help: "1 RP: Endurance, with a shield in hand."
		},
		riposte: {
			label: "Riposte",
			help: "2 RP: parry, and if it wins strike back at once."
		},
		intercept: {
			label: "Intercept",
			help: "2 RP: run in and take it with an Agility check."
		},
		"reaction-attack": {
			label: "Reaction Attack",
			help: "1 RP: one plain attack."
		},
		"riposte-attack": {
			label: "Counterattack",
			help: "The second half of a Riposte."
		},
		act: {
			label: "Act now",
			help: "Take the readied action."
		},
		wait: {
			label: "Wait on",
			help: "Keep the action ready."
		},
		cancel: {
			label: "Give it up",
			help: "Nothing is lost by it."
		},
		agility: {
			label: "Agility",
			help: "How nimble one is."
		},
		melee: {
			label: "Melee",
			help: "How well one fights hand to hand."
		},
		ranged: {
			label: "Ranged",
			help: "How well one shoots."
		},
		place: {
			label: "Let it land",
			help: "Choose the hex."
		},
		take: {
			label: "Take it",
			help: "Into a free hand."
		},
		allow: {
			label: "Allow",
			help: "Let it happen."
		},
		deny: {
			label: "Deny",
			help: "As if it had never been asked."
		},
		check: {
			label: "Athletics check",
			help: "Only who makes it gets there."
		},
		none: {
			label: "Nothing",
			help: "It has no consequence."
		},
		"off-balance": {
			label: "Off balance",
			help: "The attacker loses 1 RP."
		},
		fall: {
			label: "Fall",
			help: "The attacker is prone."
		},
		stray: {
			label: "Astray",
			help: "The shot hits a friend next to the target."
		},
		drain: {
			label: "Drain",
			help: "The caster loses 2 more mana."
		},
		backlash: {
			label: "Backlash",
			help: "The caster loses 1d6 HP."
		},
		moves: {
			label: "Somebody moves",
			help: "Before it leaves its hex."
		},
		"enters-reach": {
			label: "Somebody comes within reach",
			help: "Once it has entered."
		},
		attacks: {
			label: "Somebody attacks",
			help: "Before the dice are rolled."
		},
		casts: {
			label: "Somebody casts",
			help: "Before the dice are rolled."
		},
		opens: {
			label: "A door opens",
			help: "Once it is open."
		},
		note: {
			label: "Something else",
			help: "When the game master says so."
		}
	},
	things: {
		sword: {
			label: "Sword",
			help: "One hand, 1d8."
		},
		greatsword: {
			label: "Greatsword",
			help: "Two hands, 1d10."
		},
		dagger: {
			label: "Dagger",
			help: "One hand, 1d6, finesse."
		},
		mace: {
			label: "Mace",
			help: "One hand, 1d6."
		},
		sap: {
			label: "Sap",
			help: "A light mace: one hand, 1d4."
		},
		"great-club": {
			label: "Great club",
			help: "A two-handed mace, 1d10."
		},
		axe: {
			label: "Axe",
			help: "One hand, 1d8."
		},
		glaive: {
			label: "Glaive",
			help: "A polearm: two hands, 1d10, reach 2."
		},
		staff: {
			label: "Staff",
			help: "Two hands, 1d6."
		},
		fist: {
			label: "Fist",
			help: "An empty hand: 1d4."
		},
		claws: {
			label: "Claws",
			help: "Grown, not made: 2d6."
		},
		"hand-crossbow": {
			label: "Hand crossbow",
			help: "One hand, 1d6, range 4."
		},
		crossbow: {
			label: "Crossbow",
			help: "Two hands, 1d8, range 6."
		},
		shortbow: {
			label: "Shortbow",
			help: "Two hands, 1d8, range 6."
		},
		longbow: {
			label: "Longbow",
			help: "Two hands, 1d8, range 12."
		},
		"small-shield": {
			label: "Small shield",
			help: "DR +1, blocks at −10."
		},
		"large-shield": {
			label: "Large shield",
			help: "DR +2."
		},
		"tower-shield": {
			label: "Tower shield",
			help: "DR +3, blocks at +10."
		},
		"healing-potion": {
			label: "Healing potion",
			help: "Drunk, it gives back 2d6 + 2 HP."
		},
		antidote: {
			label: "Antidote",
			help: "Drunk, it ends poison."
		},
		"ember-wand": {
			label: "Ember wand",
			help: "2 AP and a charge: 1d6 + 2 to an enemy within 6 that fails Agility."
		},
		"ward-charm": {
			label: "Ward charm",
			help: "1 AP, once: 1 RP more."
		},
		main: {
			label: "Main hand",
			help: "The better hand."
		},
		off: {
			label: "Off hand",
			help: "The other hand: −10 in melee."
		},
		spark: {
			label: "Spark",
			help: "No mana, range 6: 1d6 to an enemy, Agility resists."
		},
		"fire-lance": {
			label: "Fire lance",
			help: "2 mana, range 12: 2d6 to an enemy and it burns, Agility resists."
		},
		sting: {
			label: "Sting",
			help: "1 mana, range 6: poisons an enemy, Endurance resists."
		},
		"shock-touch": {
			label: "Shock touch",
			help: "1 mana, touch: 2d4 to an enemy, Endurance resists; does not provoke."
		},
		burst: {
			label: "Burst",
			help: "2 mana, range 8: 1d8 to everybody within a hex of the centre, Agility resists."
		},
		mend: {
			label: "Mend",
			help: "1 mana, touch: heals you or an ally."
		},
		rally: {
			label: "Rally",
			help: "2 AP: an ally within 3 hexes gets 1 RP more."
		},
		focus: {
			label: "Focus",
			help: "1 AP, once a round: +10 on your next shot this turn."
		},
		roar: {
			label: "Roar",
			help: "2 AP: enemies within 2 hexes who fail Willpower lose 1 RP and 1 FP."
		},
		counterspell: {
			label: "Counterspell",
			help: "2 RP: Spellcasting against Spellcasting undoes a spell."
		},
		"spell-breaker": {
			label: "Spell breaker",
			help: "A Reaction Attack that hits a caster breaks the spell."
		},
		"dual-wield": {
			label: "Two-weapon fighter",
			help: "No penalty for the off hand."
		},
		"power-strike": {
			label: "Power Strike",
			help: "2 FP with the attack: one more die of damage."
		},
		"sure-critical": {
			label: "Sure Critical",
			help: "5 FP with the attack: a critical success without a roll; earns no FP."
		},
		"perfect-defense": {
			label: "Perfect Defense",
			help: "2 FP with a defence: a normal success without a roll; earns no FP."
		},
		deflection: {
			label: "Deflection",
			help: "2 FP after a parry: another enemy next to you takes the blow."
		},
		"combat-flow": {
			label: "Combat Flow",
			help: "2 FP on a hit with one hand, once a round: 1 AP more."
		},
		cleave: {
			label: "Cleave",
			help: "2 FP on a hit with two hands: another enemy next to both of you takes half."
		},
		pierce: {
			label: "Pierce",
			help: "2 FP on a hit with a two-handed shot: the enemy behind takes half."
		},
		"flowing-counter": {
			label: "Flowing Counter",
			help: "2 FP after a parry: your next attack costs 1 AP less."
		},
		"steal-momentum": {
			label: "Steal Momentum",
			help: "3 FP, once a round: an enemy in reach loses 1 AP of its next turn to you."
		},
		"pressure-point": {
			label: "Pressure Point",
			help: "2 FP on a hit: the target is weakened."
		},
		"crippling-blow": {
			label: "Crippling Blow",
			help: "3 FP on a hit: the target has 2 AP less next turn."
		},
		"open-vein": {
			label: "Open Vein",
			help: "2 FP on a hit: the target bleeds 2."
		},
		expose: {
			label: "Expose",
			help: "3 FP on a hit: attacks on the target have Advantage."
		},
		"stunning-blow": {
			label: "Stunning Blow",
			help: "2 FP on a hit: no reactions, no RP, and 1 AP less next turn."
		},
		crush: {
			label: "Crush",
			help: "3 FP on a hit: armour does not count."
		},
		devastate: {
			label: "Devastate",
			help: "2 FP on a hit: 5 damage more."
		},
		rend: {
			label: "Rend",
			help: "3 FP on a hit: the target bleeds 4."
		},
		control: {
			label: "Control",
			help: "2 FP on a hit: trip the target, or push it up to 2 hexes."
		},
		brace: {
			label: "Brace",
			help: "3 FP: until your next turn, whoever moves into your reach provokes."
		},
		sweep: {
			label: "Sweep",
			help: "2 FP on a hit: the target is prone."
		},
		ward: {
			label: "Ward",
			help: "3 FP: 1 RP more."
		},
		bash: {
			label: "Bash",
			help: "2 FP on a hit: the target is pushed a hex."
		},
		"snap-shot": {
			label: "Snap Shot",
			help: "2 FP with the shot: dodging it costs 2 RP."
		},
		"true-aim": {
			label: "True Aim",
			help: "3 FP with the shot: a success counts one level higher."
		},
		pin: {
			label: "Pin",
			help: "2 FP on a hit: the target is pinned."
		},
		"seeking-shot": {
			label: "Seeking Shot",
			help: "5 FP with the shot: a normal success without a roll that cannot be dodged; earns no FP."
		},
		trip: {
			label: "Trip",
			help: "Knock it over."
		},
		push: {
			label: "Push",
			help: "Drive it back."
		},
		deception: {
			label: "Deception",
			help: "How well one misleads."
		},
		spellcasting: {
			label: "Spellcasting",
			help: "How well one casts."
		},
		athletics: {
			label: "Athletics",
			help: "How strong one is."
		},
		endurance: {
			label: "Endurance",
			help: "How much one can take."
		},
		perception: {
			label: "Perception",
			help: "How much one notices."
		},
		willpower: {
			label: "Willpower",
			help: "How firm one’s mind is."
		},
		knowledge: {
			label: "Knowledge",
			help: "What one knows."
		},
		speak: {
			label: "Speak",
			help: "Call something out."
		},
		drop: {
			label: "Drop",
			help: "Let a held thing fall."
		},
		operate: {
			label: "Operate",
			help: "Handle some small thing."
		},
		"open-door": {
			label: "Open a door",
			help: "One next to you."
		},
		enemy: {
			label: "Enemy",
			help: "Anybody of another side."
		},
		ally: {
			label: "Ally",
			help: "Anybody of your side."
		},
		any: {
			label: "Anybody",
			help: "Friend or foe."
		}
	},
	conditions: conditions$1,
	archetypes,
	circumstances,
	deeds: {
		attack: "This attack",
		disarm: "A Disarm",
		feint: "A Feint",
		flow: "This Flow Action",
		"flow-state": "Flow State",
		"total-defense": "Total Defense",
		"perfect-defense": "Perfect Defense",
		grapple: "A Grapple",
		maintain: "Keeping the hold",
		charm: "The charm",
		wand: "The wand",
		move: "This move",
		ready: "That action",
		"shake-off": "Shaking a condition off",
		shove: "A Shove",
		spell: "This spell",
		ability: "This ability",
		step: "A Step",
		crawl: "Crawling",
		stand: "Standing up",
		tumble: "A tumble",
		draw: "Drawing a thing",
		sheathe: "Stowing a thing",
		"pick-up": "Picking a thing up",
		drink: "Drinking"
	},
	refusals: {
		costs: (what, price, purse, has) => `${what} costs ${price} ${purse}; you have ${has}.`,
		noFight: "The fight has not begun: only moving is open to you.",
		held: "You are held: only an escape attempt, free actions and ending the turn are open to you.",
		holding: "You are holding somebody; let go before you move.",
		prone: "You are prone: stand up or crawl.",
		notProne: "You are not prone.",
		notAfflicted: (condition) => `You are not ${condition}.`,
		inTheWay: (name) => `${name} is in the way; an enemy's hex can only be tumbled through.`,
		brokenPath: "A path is made of adjacent hexes.",
		tooFar: (ap) => `That is farther than ${ap} AP of movement a turn carry you.`,
		oneEasyHex: "One hex of easy ground, no more.",
		outOfReach: (name, away, weapon, reach) => `${name} is ${away} hexes away; your ${weapon} reaches ${reach}.`,
		outOfRange: (away, range) => `That is ${away} hexes away; the spell reaches ${range}.`,
		noWeapon: "You have no such weapon in hand.",
		notHeld: (name) => `${name} does not hold that.`,
		inHold: "One of you is already in a hold.",
		holdsNobody: "You hold nobody.",
		notInHold: "Nobody holds you.",
		noDoor: "There is no closed door.",
		nobodyWaits: "Nobody of that name waits for your word.",
		noSide: (side) => `Nobody is on the side "${side}".`,
		flowOnPass: "A Flow Action cannot go with a pass.",
		flowOnDefence: "Only Perfect Defense can go with a defence.",
		flowOnReaction: "Nothing can be declared onto a Reaction Attack.",
		secondTarget: "Say who is to be struck as well.",
		tripOrPush: "Say whether to trip or to push.",
		interceptWhere: "Say which hex you throw yourself into.",
		interceptThere: "From there you cannot take this attack."
	},
	rejections: {
		"no-such-ability": "You have no such ability: it depends on your sheet and on what you hold.",
		"no-free-hand": "You have no hand free for that.",
		"not-enough-mana": "You do not have the mana for that.",
		"not-enough-charges": "It has no charges left.",
		"not-enough-fp": "You do not have the flow points for that."
	},
	fieldValues,
	odds: {
		miss: "Miss",
		fails: "Fails",
		taken: "The interceptor takes it",
		late: "The interceptor comes too late",
		level: {
			"critical-failure": "Critical failure",
			failure: "Failure",
			normal: "Normal",
			hard: "Hard",
			major: "Major",
			critical: "Critical"
		},
		with: (more, defence) => `${more} (${defence})`
	},
	sentences: {
		"fight-started": ({ surprise }) => surprise ? `The fight begins: ${surprise} surprise the others.` : "The fight begins.",
		"round-started": ({ round }) => round === 0 ? "Surprise round" : `Round ${round}`,
		"turn-started": (_, { by }) => `${by} is up.`,
		"initiative-rolled": ({ total }, { by }) => `${by} has initiative ${total}.`,
		declared: ({ action, weapon, spell, ability, item }, { by, target, word }) => {
			const thing = weapon ?? spell ?? ability ?? item;
			return `${by}: ${word(action)}${thing === void 0 ? "" : ` (${word(thing)})`}${target && ` → ${target}`}.`;
		},
		checked: ({ skill, level }, { by, label }) => `${by} rolls ${label(skill)}: ${sums.levels[level]}.`,
		opposed: (event, { by, target }) => `${event.winner === event.by ? by : target} prevails ${WHY[String(event.why)]}.`,
		reacted: ({ reaction, cost }, { by, target, word }) => `${by} answers ${target}: ${word(reaction)} (${cost} RP).`,
		hit: ({ level }, { by, target }) => `${by} hits ${target}${level === "critical" ? " critically" : ""}.`,
		"flow-used": ({ action }, { by, label }) => `${by} uses ${label(action)}.`,
		"damage-rolled": ({ total }, { target }) => `${total} damage to ${target}.`,
		hurt: ({ amount, hp }, { target }) => `${target} loses ${amount} HP${hp === void 0 ? "" : ` and has ${hp} left`}.`,
		healed: ({ amount, hp }, { target }) => `${target} regains ${amount} HP${hp === void 0 ? "" : ` and has ${hp}`}.`,
		defeated: (_, { target }) => `${target} is defeated.`,
		gained: (event, { target }) => `${target} gains ${event.amount} ${purse(event)} (${event.now}).`,
		lost: (event, { target }) => `${target} loses ${event.amount} ${purse(event)} (${event.now}).`,
		slowed: ({ amount }, { target }) => `${target} will have ${amount} AP less in its next turn.`,
		afflicted: ({ condition, strength }, { target, word }) => `${target} is ${word(condition)}${strength === void 0 ? "" : ` (${strength})`}.`,
		relieved: ({ condition }, { target, word }) => `${target} is no longer ${word(condition)}.`,
		pushed: (_, { target }) => `${target} is pushed back.`,
		tumbled: (_, { target }) => `${target} tumbles through.`,
		dropped: ({ item }, { target, word }) => `${target} no longer holds the ${word(item)}: it lies on the ground.`,
		taken: ({ item }, { by, target, word }) => `${by} takes the ${word(item)} from ${target}.`,
		"picked-up": ({ item }, { target, word }) => `${target} picks up the ${word(item)}.`,
		drew: ({ item }, { target, word }) => `${target} has drawn the ${word(item)}.`,
		sheathed: ({ item }, { target, word }) => `${target} has stowed the ${word(item)}.`,
		drunk: ({ item }, { target, word }) => `${target} drinks the ${word(item)}.`,
		feinted: (_, { by, target }) => `${target} falls for it: ${by} has an opening.`,
		escaped: (_, { by, target }) => `${by} breaks free from ${target}.`,
		resisted: (_, { by }) => `${by} gets out of the way.`,
		disrupted: (_, { target }) => `The spell of ${target} is broken off.`,
		fumbled: ({ kind }, { by, word }) => `${by} fumbles: ${word(kind)}.`,
		ruled: ({ ruling }, { target, word }) => `The game master rules about ${target}: ${word(ruling)}.`,
		defaulted: ({ ruling }, { word }) => `The game master has not ruled: ${word(ruling)} counts.`,
		readied: ({ on, whom, note, action }, { by, word, nameOf }) => `${by} waits to ${word(action)}: ${note || params.trigger(on, String(whom), nameOf)}.`,
		"readied-action-taken": ({ action }, { by, word }) => `${by} has been waiting for this: ${word(action)}.`,
		"readied-action-lapsed": (_, { by }) => `${by} has waited in vain.`,
		"readied-action-cancelled": (_, { by }) => `${by} waits no longer.`,
		"door-opened": (_, { by }) => `${by} opens a door.`,
		joined: (_, { target }) => `${target} joins the fight.`,
		removed: ({ name }) => `${name} leaves the fight.`,
		ended: ({ winner }) => winner === null ? "The fight is over." : `The fight is over: ${winner} have won.`
	},
	sums,
	params,
	about: about$1
};
// shared/src/kit/content.ts
/** Whether something new can be named so: with a number behind it, it may become a fighter's id. */
function isEntryId(id) {
	return /^[a-z][a-z0-9-]{0,25}$/.test(id);
}
/**
* What a battle's content makes of a part of its rulebook: each of its entries whole, whatever it does not say being as in
* the entry that it changes, or is like. `parts`: those whose new entries it can name. Undefined: it says nothing of it.
* Throws `SetupError`, naming the member.
*/
function ownRows(name, part, content, parts = { [name]: part }) {
	if (!content || !Object.hasOwn(content, name)) return void 0;
	const ids = Object.keys(content[name] ?? {});
	const members = kindsWith({ content: parts }, part.members, content);
	return Object.fromEntries(ids.map((id) => {
		return [id, {
			...wholeRow({
				...part,
				members
			}, `content.${name}.${id}`, id, entryIn(content, name, id) ?? {}),
			id
		}];
	}));
}
/** The same, for the sheets of its fighters; undefined: it says nothing of them. Throws `SetupError`, naming the member. */
function ownContent(parts, content) {
	const own = Object.entries(parts).filter(([name]) => content && Object.hasOwn(content, name)).map(([name, part]) => [name, ownRows(name, part, content, parts)]);
	return own.length === 0 ? void 0 : Object.fromEntries(own);
}
function wholeRow(part, path, id, entry) {
	const { book, members, isOpen, fault } = part;
	const known = rowOf(void 0, book, id);
	const base = known ?? (isOpen && rowOf(void 0, book, String(entry.like)));
	if (!known && !isOpen) throw new SetupError(`${path}: ${TEXT$1.content.closed}`);
	requireName(path, id, known !== void 0);
	const given = {
		...base,
		...valuesOf(entry)
	};
	for (const [member, of] of Object.entries(members)) {
		const wrong = misfit(of, Object.hasOwn(given, member) ? given[member] : void 0);
		if (wrong !== void 0) throw new SetupError(`${path}.${member}: ${wrong}`);
	}
	const sayable = membersOf(part, id);
	const odd = Object.keys(valuesOf(entry)).find((member) => !Object.hasOwn(sayable, member));
	if (odd !== void 0) throw new SetupError(`${path}.${odd}: ${TEXT$1.setup.noSuchField}`);
	const row = readValues(members, given);
	const wrong = row ? fault?.(row) : TEXT$1.setup.malformed;
	if (!row || wrong !== void 0) throw new SetupError(`${path}: ${wrong}`);
	return row;
}
/** What is new must be named so that files, links and sentences can hold it. */
function requireName(path, id, isKnown) {
	if (!isKnown && !isEntryId(id)) throw new SetupError(`${path}: ${TEXT$1.content.id}`);
}
/** The entry of that id: the battle's own, else the book's. */
function rowOf(own, book, id) {
	if (own && Object.hasOwn(own, id)) return own[id];
	return Object.hasOwn(book, id) ? book[id] : void 0;
}
/** What is said of a weapon. */
const WEAPON = {
	category: nullable(oneOf([
		"sword",
		"dagger",
		"mace",
		"axe",
		"polearm",
		"staff",
		"fist",
		"crossbow",
		"bow",
		"shield"
	])),
	/** How many it fills: a natural weapon none, a fist is an empty hand. */
	hands: count(0, 2),
	dice: count(1, 10),
	sides: count(2, 20),
	/** Melee weapons have a reach, ranged ones a range. */
	reach: optional(count(1, 4)),
	range: optional(count(1, 40)),
	finesse: optional(flag),
	brawl: optional(flag)
};
/** It strikes, or it shoots. */
function faultOfWeapon({ reach, range }) {
	return reach === void 0 === (range === void 0) ? TEXT.setup.reachOrRange : void 0;
}
const blade = (category, hands, sides, more = {}) => ({
	category,
	hands,
	dice: 1,
	sides,
	reach: 1,
	...more
});
const shot = (category, hands, sides, range) => ({
	category,
	hands,
	dice: 1,
	sides,
	range
});
const WEAPON_ROWS = {
	sword: blade("sword", 1, 8),
	greatsword: blade("sword", 2, 10),
	dagger: blade("dagger", 1, 6, { finesse: true }),
	mace: blade("mace", 1, 6),
	sap: blade("mace", 1, 4),
	"great-club": blade("mace", 2, 10),
	axe: blade("axe", 1, 8),
	glaive: blade("polearm", 2, 10, { reach: 2 }),
	staff: blade("staff", 2, 6),
	fist: blade("fist", 1, 4, { brawl: true }),
	claws: {
		category: null,
		hands: 0,
		dice: 2,
		sides: 6,
		reach: 1,
		brawl: true
	},
	"hand-crossbow": shot("crossbow", 1, 6, 4),
	crossbow: shot("crossbow", 2, 8, 6),
	shortbow: shot("bow", 2, 8, 6),
	longbow: shot("bow", 2, 8, 12)
};
const WEAPONS = Object.fromEntries(Object.entries(WEAPON_ROWS).map(([id, row]) => [id, {
	id,
	...row
}]));
/** What is said of a shield: its modifier to the check of a Block, and what it takes off a blow. */
const SHIELD = {
	block: count(-50, 50),
	dr: count(0, 10)
};
const SHIELDS = {
	"small-shield": {
		block: -10,
		dr: 1
	},
	"large-shield": {
		block: 0,
		dr: 2
	},
	"tower-shield": {
		block: 10,
		dr: 3
	}
};
// shared/src/rulesets/flow/sheet/things.ts
const POTIONS = ["healing-potion", "antidote"];
const WAND = {
	id: "ember-wand",
	ap: 2,
	charges: 3,
	range: 6,
	dice: 1,
	sides: 6,
	bonus: 2
};
const CHARM = {
	id: "ward-charm",
	ap: 1,
	rp: 1
};
const HEALING = {
	dice: 2,
	sides: 6,
	bonus: 2
};
/** What a hand or a bag may hold; plain items of any name are carried, too. */
const item$1 = thingOrOther([
	...Object.keys(WEAPONS),
	...Object.keys(SHIELDS),
	...POTIONS,
	WAND.id,
	CHARM.id
], [WEAPONS, SHIELDS]);
// shared/src/rulesets/flow/book/wielding.ts
const HANDS = ["main", "off"];
/** The weapon of that id, unless it is a shield, a plain item or nothing. */
function weaponOf({ sheet: { own } }, item) {
	return item === null ? void 0 : rowOf(own?.weapons, WEAPONS, item);
}
/** The shield of that id, unless it is something else. */
function shieldNamed({ sheet: { own } }, item) {
	return item === null ? void 0 : rowOf(own?.shields, SHIELDS, item);
}
function isTwoHanded(holder, item) {
	return weaponOf(holder, item)?.hands === 2;
}
function isMelee(weapon) {
	return weapon.range === void 0;
}
/** The hands that hold nothing; a two-handed weapon leaves none. */
function freeHands(fighter) {
	const { main, off } = fighter;
	if (isTwoHanded(fighter, main) || isTwoHanded(fighter, off)) return [];
	const free = [];
	if (main === null) free.push("main");
	if (off === null) free.push("off");
	return free;
}
const lists = /* @__PURE__ */ new WeakMap();
/** Everything a fighter can strike or shoot with: main hand, natural, off hand, fist. */
function wielded(fighter) {
	const { main, off } = fighter;
	const known = lists.get(fighter);
	if (known?.main === main && known.off === off) return known.list;
	const list = listWielded(fighter);
	lists.set(fighter, {
		main,
		off,
		list
	});
	return list;
}
function listWielded(fighter) {
	const list = [];
	const add = (item, hand) => {
		const weapon = weaponOf(fighter, item);
		if (weapon) list.push({
			weapon,
			hand
		});
	};
	add(fighter.main, "main");
	add(fighter.sheet.natural, "natural");
	add(fighter.off, "off");
	if (freeHands(fighter).length > 0) add("fist", "fist");
	return list;
}
/** The weapon that a fighter means: the one of that name (in that hand), else the first it has. */
function chosenWeapon(fighter, weapon, hand) {
	const list = wielded(fighter);
	if (weapon === void 0 && hand === void 0) return list[0];
	const ofThatName = list.filter((one) => weapon === void 0 || one.weapon.id === weapon);
	return hand === void 0 ? ofThatName[0] : ofThatName.find((one) => isIn(fighter, one, hand));
}
/** Whether a weapon is in that hand; a fist is in every free one. */
function isIn(fighter, { hand: holds }, hand) {
	return holds === "fist" ? freeHands(fighter).includes(hand) : holds === hand;
}
/** The shield in hand. */
function shieldOf(fighter) {
	return shieldNamed(fighter, fighter.off) ?? shieldNamed(fighter, fighter.main);
}
/** Damage reduction of armour and shield. */
function drOf(fighter) {
	return fighter.sheet.dr + (shieldOf(fighter)?.dr ?? 0);
}
/** The categories of all that is held, an empty hand being a fist; two of a kind count once. */
function categoriesHeld(fighter) {
	const held = /* @__PURE__ */ new Set();
	for (const item of [fighter.main, fighter.off]) {
		const category = weaponOf(fighter, item)?.category;
		if (category) held.add(category);
		if (shieldNamed(fighter, item)) held.add("shield");
	}
	if (freeHands(fighter).length > 0) held.add("fist");
	return held;
}
/** The hand that an item would be taken into, if it can be. */
function handFor(fighter, item, wanted) {
	const free = freeHands(fighter);
	if (isTwoHanded(fighter, item)) return free.length === 2 ? "main" : void 0;
	const allowed = shieldNamed(fighter, item) ? free.filter((hand) => hand === "off") : free;
	return wanted === void 0 ? allowed[0] : allowed.find((hand) => hand === wanted);
}
/** The hand that holds an item. */
function handWith(fighter, item, wanted) {
	return HANDS.find((hand) => fighter[hand] === item && (wanted === void 0 || wanted === hand));
}
/** Empties a hand for good; gives what was in it and the charges that go with it. */
function letGo(fighter, hand) {
	const item = fighter[hand];
	if (item === null) return {
		item,
		charges: 0
	};
	const charges = chargesWith(fighter, item);
	fighter[hand] = null;
	if (item === WAND.id) fighter.charges -= charges;
	return {
		item,
		charges
	};
}
/** Puts an item into a hand, or into the bag without one. */
function receive(fighter, item, hand, charges = 0) {
	fighter[hand] = item;
	fighter.charges += charges;
}
/** Takes one such item out of the bag, if it is there. */
function takeFromBag(fighter, item) {
	const place = fighter.bag.indexOf(item);
	if (place < 0) return false;
	fighter.bag.splice(place, 1);
	return true;
}
/** How many charges are with an item that a fighter gives away. */
function chargesWith(fighter, item) {
	return item === WAND.id ? Math.min(WAND.charges, fighter.charges) : 0;
}
// shared/src/rulesets/flow/book/flow-actions.ts
const PASS = {
	option: "pass",
	params: { flow: optional(anything) },
	check: onlyPass
};
/** Nothing goes with a refusal: no Flow Action, no preparation. */
function onlyPass({ flow }) {
	return flow === void 0 ? void 0 : {
		code: "bad-input",
		say: TEXT.refusals.flowOnPass
	};
}
/** The Flow Action of that name, if it belongs to that window. */
function flowAction(name, window) {
	const action = Object.hasOwn(FLOW_ACTIONS, name) ? FLOW_ACTIONS[name] : void 0;
	return action?.window === window ? action : void 0;
}
/** Whether what a fighter holds gives it a Flow Action; `striking` is the weapon of the attack it would go with. */
function hasFlowAction(fighter, { from }, striking) {
	if (from === "everybody") return true;
	const hands = striking?.weapon.hands;
	const melee = striking !== void 0 && isMelee(striking.weapon);
	if (from === "one-handed") return hands === 1;
	if (from === "two-handed-melee") return hands === 2 && melee;
	if (from === "two-handed-shot") return hands === 2 && !melee;
	if (!categoriesHeld(fighter).has(from)) return false;
	return striking === void 0 || (from === "bow" || from === "crossbow") !== melee;
}
/** Whether a fighter has used up, for this round, what can be used once in it. */
function isSpent(fighter, name, { oncePerRound }) {
	return oncePerRound === true && fighter.done.includes(name);
}
/** Enemies next to both the attacker and the one struck: whom a cleave can reach. */
function cleavable(table, by, struck) {
	const [attacker, target] = [fighterOf(table, by), fighterOf(table, struck)];
	return enemiesOf(table, by).filter(({ id, at }) => id !== struck && isAdjacent(at, attacker.at) && isAdjacent(at, target.at)).map(({ id }) => id);
}
/** The enemy in the hex behind the one shot at, seen from the shooter. */
function pierceable(table, by, struck) {
	const [attacker, target] = [fighterOf(table, by), fighterOf(table, struck)];
	const victim = occupant(table, add(target.at, DIRECTIONS[directionTo(attacker.at, target.at)]));
	return victim && victim.side !== attacker.side ? victim.id : void 0;
}
/** Other enemies next to the defender: onto whom a parried attack can be turned. */
function deflectable(table, by, attacker) {
	const defender = fighterOf(table, by);
	return enemiesOf(table, by).filter(({ id, at }) => id !== attacker && isAdjacent(at, defender.at)).map(({ id }) => id);
}
const WITH_TARGET = { target: optional(fighter) };
const CONTROL = { mode: optional(anId()) };
function withTarget(option, targets) {
	return {
		option,
		params: WITH_TARGET,
		variants: () => targets.map((target) => ({ target })),
		check: ({ target }) => {
			if (typeof target !== "string") return {
				code: "bad-input",
				say: TEXT.refusals.secondTarget
			};
			return targets.includes(target) ? void 0 : "no-such-target";
		}
	};
}
const CONTROLS = ["trip", "push"];
function control(option) {
	return {
		option,
		params: CONTROL,
		variants: () => CONTROLS.map((mode) => ({ mode })),
		check: ({ mode }) => CONTROLS.some((one) => one === mode) ? void 0 : {
			code: "bad-input",
			say: TEXT.refusals.tripOrPush
		}
	};
}
/** One Flow Action as a choice, if there is anybody or anything to use it on. */
function choiceOf(table, name, by, other) {
	if (name === "control") return control(name);
	if (name === "pierce") return pierceable(table, by, other) ? { option: name } : void 0;
	if (name !== "cleave" && name !== "deflection") return { option: name };
	const targets = name === "cleave" ? cleavable(table, by, other) : deflectable(table, by, other);
	return targets.length > 0 ? withTarget(name, targets) : void 0;
}
/** The Flow Actions that a fighter can pay for and use in a window of an attack. */
function flowChoices(table, by, other, window, striking, barred) {
	const fighter = fighterOf(table, by);
	const choices = [];
	for (const [name, action] of Object.entries(FLOW_ACTIONS)) {
		if (action.window !== window || action.fp > fighter.fp || barred.includes(name)) continue;
		if (!hasFlowAction(fighter, action, striking) || isSpent(fighter, name, action)) continue;
		const choice = choiceOf(table, name, by, other);
		if (choice) choices.push(choice);
	}
	return choices;
}
/** Asks for a Flow Action and has it paid for. Gives what was chosen, or undefined. */
function* askForFlow(table, asked) {
	const { by, other, window, striking, barred = [], given } = asked;
	const choices = (seen) => isStanding(table, by) && isStanding(table, other) ? [...flowChoices(facing(seen, table, other), by, other, window, striking, barred), PASS] : [];
	const answer = given === void 0 ? yield* ask({
		for: by,
		kind: "flow",
		choices,
		concerns: (seen) => choices(seen).length > 1,
		fallback: { option: "pass" }
	}) : givenAnswer(choices(seenBy(table, eyesOf(by))), given);
	const action = flowAction(answer.option, window);
	if (!action || !findFighter(table, by)) return void 0;
	payForFlow(table, by, answer.option, action);
	return answer;
}
/** What was said beforehand, if it is possible now; else it counts as a pass. */
function givenAnswer(choices, given) {
	const { answer, ...params } = typeof given === "string" ? { answer: given } : given;
	const choice = choices.find(({ option }) => option === answer);
	const read = choice && readValues(choice.params ?? {}, params);
	return read && !choice.check?.(read) ? {
		...read,
		option: answer
	} : { option: "pass" };
}
/** Pays for a Flow Action and notes the use of one that can be used once a round. */
function payForFlow(table, by, name, { fp, oncePerRound }) {
	pay(table, by, { fp });
	if (oncePerRound) fighterOf(table, by).done.push(name);
	emit(table, {
		type: "flow-used",
		by,
		action: name,
		clause: "FLOW-24"
	});
}
// shared/src/kit/sheet.ts
/**
* A fighter's sheet as a setup gives it; its archetype may be one of the battle's content. Throws `SetupError`, naming the
* field.
*/
function readSheet(kinds, archetypes, { id, sheet: { kind, ...rest } }, content) {
	const own = entryIn(content, "archetypes", kind) ?? {};
	const base = String(own.like ?? kind);
	const fields = {
		...valuesOf(own),
		...rest
	};
	const archetype = Object.hasOwn(archetypes, base) ? archetypes[base] : void 0;
	if (archetype === void 0) throw new SetupError(`${id}.sheet.kind: ${TEXT$1.setup.noArchetype(kind)}`);
	const given = Object.entries(fields).map(([key, value]) => {
		const of = Object.hasOwn(kinds, key) ? kinds[key] : void 0;
		if (!of) throw new SetupError(`${id}.sheet.${key}: ${TEXT$1.setup.noSuchField}`);
		const wrong = misfit(of, value);
		if (wrong !== void 0) throw new SetupError(`${id}.sheet.${key}: ${wrong}`);
		return [key, readValue(of, value)];
	});
	return {
		archetype,
		given: Object.fromEntries(given)
	};
}
// shared/src/rulesets/flow/sheet/abilities.ts
/** What of an ability is a number: what it costs, and how far it carries. */
const ABILITY = {
	ap: count(0, 12),
	range: count(0, 40)
};
const ABILITIES = {
	rally: {
		ap: 2,
		range: 3
	},
	focus: {
		ap: 1,
		range: 0
	},
	roar: {
		ap: 2,
		range: 2
	}
};
/** Its numbers in a battle with these of its own. */
function abilityBy(own, name) {
	return rowOf(own?.abilities, ABILITIES, name);
}
const PERKS = [
	"counterspell",
	"spell-breaker",
	"dual-wield"
];
// shared/src/rulesets/flow/sheet/spells.ts
/** What is said of a spell. */
const SPELL = {
	mana: count(0, 40),
	range: count(1, 40),
	/** A touch spell does not provoke, and is intercepted by the melee rule. */
	touch: flag,
	at: oneOf([
		"enemy",
		"ally",
		"area"
	]),
	resist: nullable(oneOf(["agility", "endurance"])),
	dice: count(0, 10),
	sides: count(0, 20),
	burning: optional(count(0, 20)),
	poisoned: optional(count(0, 20))
};
/** What is rolled has sides. */
function faultOfSpellRow({ dice, sides }) {
	return dice > 0 && sides < 2 ? TEXT.setup.sidesOfDice : void 0;
}
const SPELLS = Object.fromEntries(Object.entries({
	spark: {
		mana: 0,
		range: 6,
		touch: false,
		at: "enemy",
		resist: "agility",
		dice: 1,
		sides: 6
	},
	"fire-lance": {
		mana: 2,
		range: 12,
		touch: false,
		at: "enemy",
		resist: "agility",
		dice: 2,
		sides: 6,
		burning: 2
	},
	sting: {
		mana: 1,
		range: 6,
		touch: false,
		at: "enemy",
		resist: "endurance",
		dice: 0,
		sides: 0,
		poisoned: 3
	},
	"shock-touch": {
		mana: 1,
		range: 1,
		touch: true,
		at: "enemy",
		resist: "endurance",
		dice: 2,
		sides: 4
	},
	burst: {
		mana: 2,
		range: 8,
		touch: false,
		at: "area",
		resist: "agility",
		dice: 1,
		sides: 8
	},
	mend: {
		mana: 1,
		range: 1,
		touch: true,
		at: "ally",
		resist: null,
		dice: 2,
		sides: 6
	}
}).map(([id, row]) => [id, {
	id,
	...row
}]));
const COUNTERSPELL = {
	rp: 2,
	range: 8
};
// shared/src/rulesets/flow/sheet/archetypes.ts
const ARCHETYPES = {
	duelist: {
		pc: true,
		size: "medium",
		maxHp: 32,
		skills: [
			65,
			30,
			10,
			55,
			45,
			45,
			45,
			40,
			50,
			30
		],
		dr: 2,
		main: "sword",
		off: null,
		bag: ["dagger", "healing-potion"]
	},
	warden: {
		pc: true,
		size: "medium",
		maxHp: 36,
		skills: [
			60,
			20,
			10,
			45,
			60,
			55,
			40,
			45,
			20,
			30
		],
		dr: 3,
		main: "glaive",
		off: null,
		bag: ["sword"],
		perks: ["spell-breaker"]
	},
	shieldbearer: {
		pc: true,
		size: "medium",
		maxHp: 40,
		skills: [
			55,
			20,
			10,
			50,
			55,
			65,
			35,
			50,
			20,
			20
		],
		dr: 3,
		main: "mace",
		off: "large-shield",
		bag: ["healing-potion"],
		abilities: ["rally"]
	},
	skirmisher: {
		pc: true,
		size: "small",
		maxHp: 26,
		skills: [
			50,
			60,
			10,
			65,
			40,
			40,
			60,
			35,
			60,
			30
		],
		dr: 1,
		main: "dagger",
		off: "hand-crossbow",
		bag: ["sap"]
	},
	archer: {
		pc: true,
		size: "medium",
		maxHp: 28,
		skills: [
			35,
			70,
			10,
			60,
			40,
			40,
			65,
			40,
			30,
			40
		],
		dr: 1,
		main: "longbow",
		off: null,
		bag: ["dagger"],
		abilities: ["focus"]
	},
	mage: {
		pc: true,
		size: "medium",
		maxHp: 24,
		skills: [
			30,
			20,
			65,
			45,
			30,
			35,
			50,
			60,
			40,
			70
		],
		dr: 0,
		main: "staff",
		off: null,
		bag: ["ember-wand", "ward-charm"],
		mana: 8,
		perks: ["counterspell"],
		spells: Object.keys(SPELLS)
	},
	goblin: {
		pc: false,
		size: "small",
		maxHp: 14,
		skills: [
			45,
			40,
			10,
			50,
			30,
			30,
			45,
			25,
			40,
			15
		],
		dr: 1,
		main: "dagger",
		off: null,
		bag: ["shortbow"]
	},
	raider: {
		pc: false,
		size: "medium",
		maxHp: 24,
		skills: [
			50,
			30,
			10,
			40,
			50,
			45,
			35,
			35,
			25,
			15
		],
		dr: 2,
		main: "axe",
		off: "small-shield",
		bag: ["hand-crossbow"]
	},
	ogre: {
		pc: false,
		size: "large",
		maxHp: 48,
		skills: [
			50,
			20,
			10,
			25,
			70,
			60,
			25,
			30,
			10,
			10
		],
		dr: 3,
		main: "great-club",
		off: null,
		bag: []
	},
	troll: {
		pc: false,
		size: "huge",
		maxHp: 70,
		skills: [
			55,
			10,
			10,
			30,
			75,
			70,
			40,
			35,
			10,
			10
		],
		dr: 4,
		main: null,
		off: null,
		bag: [],
		natural: "claws",
		apMax: 6,
		rpMax: 3,
		regrowth: 3,
		abilities: ["roar"]
	}
};
// shared/src/rulesets/flow/sheet/content.ts
/** What of these rules is data: the abilities have rules of their own, and only their numbers can be changed. */
const CONTENT = {
	weapons: {
		book: WEAPONS,
		members: WEAPON,
		isOpen: true,
		fault: faultOfWeapon
	},
	shields: {
		book: SHIELDS,
		members: SHIELD,
		isOpen: true
	},
	spells: {
		book: SPELLS,
		members: SPELL,
		isOpen: true,
		fault: faultOfSpellRow
	},
	abilities: {
		book: ABILITIES,
		members: ABILITY
	}
};
// shared/src/rulesets/flow/sheet/skills.ts
const SKILLS = [
	"melee",
	"ranged",
	"spellcasting",
	"agility",
	"athletics",
	"endurance",
	"perception",
	"willpower",
	"deception",
	"knowledge"
];
/** From the smallest to the greatest. */
const SIZES = [
	"small",
	"medium",
	"large",
	"huge"
];
// shared/src/rulesets/flow/sheet/sheet.ts
/** The modifier of a skill: its tens digit. */
function modifier(skill) {
	return Math.floor(skill / 10);
}
function eachSkill(value) {
	return Object.fromEntries(SKILLS.map((skill) => [skill, value]));
}
const score = count(10, 90);
/** What a setup may say of a fighter, beside its archetype. */
const SHEET = {
	name: text(40, 1),
	pc: flag,
	size: oneOf(SIZES),
	maxHp: count(1, 999),
	...eachSkill(score),
	speed: count(0, 20),
	apMax: count(0, 12),
	rpMax: count(0, 12),
	fpMax: count(0, 12),
	dr: count(0, 20),
	mana: count(0, 40),
	main: nullable(item$1),
	off: nullable(item$1),
	natural: nullable(thing(WEAPONS)),
	bag: listOf(item$1),
	perks: listOf(oneOf(PERKS)),
	abilities: listOf(thing(ABILITIES)),
	spells: listOf(thing(SPELLS)),
	regrowth: count(0, 20)
};
/** The same where content adds to what can be named. */
function sheetKinds(content) {
	return content ? kindsWith({ content: CONTENT }, SHEET, content) : SHEET;
}
/** The sheet of a fighter, its archetype with what the setup replaces. Throws `SetupError`, naming the field. */
function sheetOf$1(from, fpCap, content) {
	const { archetype, given } = readSheet(sheetKinds(content), ARCHETYPES, from, content);
	const own = ownContent(CONTENT, content);
	const skills = Object.fromEntries(SKILLS.map((skill, index) => [skill, given[skill] ?? archetype.skills[index] ?? 30]));
	const all = {
		...UNUSUAL,
		...archetype,
		...given
	};
	return {
		name: given.name ?? from.name ?? from.sheet.kind,
		size: all.size,
		maxHp: all.maxHp,
		fpMax: fpCap ? given.fpMax ?? ceiling(skills) : 999,
		mana: all.mana,
		main: all.main,
		off: all.off,
		bag: all.bag,
		sheet: {
			pc: all.pc,
			skills,
			speed: all.speed,
			apMax: all.apMax,
			rpMax: all.rpMax,
			dr: all.dr,
			natural: all.natural,
			perks: all.perks,
			abilities: all.abilities,
			spells: all.spells,
			regrowth: all.regrowth,
			...own && { own }
		}
	};
}
/** What an archetype need not say. */
const UNUSUAL = {
	speed: 6,
	apMax: 5,
	rpMax: 2,
	mana: 0,
	natural: null,
	perks: [],
	abilities: [],
	spells: [],
	regrowth: 0
};
/** The most FP that somebody of these skills can hold. */
function ceiling({ melee, ranged }) {
	return Math.max(2, modifier(melee), modifier(ranged));
}
// shared/src/rulesets/flow/book/damage.ts
const LEVEL_BONUS = {
	hard: 1,
	major: 2,
	critical: 2
};
/** What a level adds to damage. */
function levelBonus(level) {
	return LEVEL_BONUS[level] ?? 0;
}
/** What a hit of that level multiplies damage by; `worsened` if the defence against it failed critically. */
function timesOf(level, worsened = false) {
	if (level !== "critical") return 1;
	return worsened ? 3 : 2;
}
/** The damage of a weapon in somebody's hands. */
function weaponDamage(attacker, { weapon }, level, more = {}) {
	const { melee, ranged, agility } = attacker.sheet.skills;
	return {
		dice: weapon.dice + (more.extraDie ? 1 : 0),
		sides: weapon.sides,
		modifier: Math.max(modifier(isMelee(weapon) ? melee : ranged), modifier(agility)),
		bonus: levelBonus(level) + (more.bonus ?? 0),
		times: timesOf(level, more.worsened),
		halved: attacker.weakened.length > 0,
		ignoresDr: more.ignoresDr ?? false
	};
}
/** What one loses to this, the dice showing that sum. */
function damageOf$1(spec, sum, dr) {
	const raw = (sum + spec.modifier + spec.bonus) * spec.times;
	const weakened = spec.halved ? Math.ceil(raw / 2) : raw;
	return Math.max(0, weakened - (spec.ignoresDr ? 0 : dr));
}
/** Rolls the dice of a damage once, for all who take it. */
function rollDice(table, spec) {
	return rollMany(table, spec.dice, spec.sides);
}
/** What a target takes of a damage whose dice have been rolled; tells how it came about. */
function tellDamage(table, by, target, spec, dice) {
	const dr = drOf(fighterOf(table, target));
	const total = damageOf$1(spec, dice.reduce((total, die) => total + die, 0), dr);
	emit(table, {
		type: "damage-rolled",
		by,
		target,
		dice,
		sides: spec.sides,
		modifier: spec.modifier,
		bonus: spec.bonus,
		times: spec.times,
		halved: spec.halved,
		dr: spec.ignoresDr ? 0 : dr,
		total,
		clause: "FLOW-R14"
	});
	return total;
}
/** Half of what was dealt, as Flow Actions pass it on. */
function halfOf(dealt) {
	return Math.ceil(dealt / 2);
}
// shared/src/kit/defeat.ts
/** Takes hit points from somebody in the fight, as far as there are any; without any left, `felled` happens. Whether it has. */
function hurt$1(table, target, amount, how, felled) {
	if (!isStanding(table, target)) return false;
	const body = fighterOf(table, target);
	const lost = Math.min(body.hp, amount);
	body.hp -= lost;
	tell$1(table, "hurt", target, {
		...how,
		amount: lost,
		hp: body.hp
	});
	if (body.hp > 0) return false;
	felled(table, target, how.by ?? null);
	return true;
}
/** Gives hit points back, not above the most. */
function heal(table, target, amount, how) {
	const body = fighterOf(table, target);
	const gained = Math.max(0, Math.min(amount, body.maxHp - body.hp));
	body.hp += gained;
	tell$1(table, "healed", target, {
		...how,
		amount: gained,
		hp: body.hp
	});
}
/** Takes somebody out of the fight; it stays on the table as a body. */
function fall$1(table, target, how) {
	fighterOf(table, target).defeated = true;
	tell$1(table, "defeated", target, how);
}
function tell$1(table, type, target, { by, ...detail }) {
	emit(table, {
		type,
		...typeof by === "string" && { by },
		target,
		...detail
	});
}
// shared/src/rulesets/flow/book/defeat.ts
/** Takes HP; at 0 the fighter is out of the fight. Whether that happened. `by` is who did it; null: a wound that goes on. */
function hurt(table, by, target, amount, clause) {
	return hurt$1(table, target, amount, {
		by,
		clause
	}, defeat);
}
/** Takes a fighter out of the fight; it stays on the table as a body. */
function defeat(table, id, by = null) {
	const fighter = fighterOf(table, id);
	if (fighter.defeated) return;
	clearConditions(table, fighter);
	Object.assign(fighter, {
		hp: 0,
		ap: 0,
		readied: null,
		feint: null,
		focus: false,
		braced: false
	});
	forget(table, id);
	fall$1(table, id, {
		by,
		clause: "FLOW-R15"
	});
}
/** Ends what hung on somebody who has left the fight: feints, what it caused, and its turn. */
function forget(table, id) {
	endCausedBy(table, id);
	for (const other of fightersOf(table)) {
		if (other.feint !== id) continue;
		other.feint = null;
		touch(table, other.id);
	}
	if (table.turn === id) table.turn = null;
}
/** Ends the fight if at most one side is left. Whether it did. */
function endIfDecided(table) {
	return table.phase !== "explore" && concludeIfDecided(table);
}
/** Goes no further if the fight has been decided: for after an attack, spell or effect has been resolved with its FP. */
function* settle(table) {
	if (table.over || endIfDecided(table)) yield* halt();
}
// shared/src/rulesets/flow/book/purses.ts
/** What is missing to pay this; `deed` is what is to be paid for. */
function missing(fighter, cost, deed) {
	return missing$1(fighter, cost, (purse, price, has) => ({
		say: TEXT.refusals.costs(TEXT.deeds[deed], price, TEXT.table.purses[purse], has),
		clause: purse === "fp" ? "FLOW-24" : "FLOW-10"
	}));
}
/** Adds to a purse; FP only up to the ceiling. */
function gain(table, id, purse, amount, clause) {
	gain$1(table, id, purse, amount, {
		clause,
		most: purse === "fp" ? fighterOf(table, id).fpMax : Number.POSITIVE_INFINITY
	});
}
/** What a fight begins with. */
function firstPurses({ rpMax }, fpMax) {
	return {
		ap: 0,
		rp: rpMax,
		fp: Math.min(2, fpMax)
	};
}
/** What an own turn begins with: its AP, more or fewer if that was earned before, and all RP. */
function fillPurses(fighter) {
	fighter.ap = Math.max(0, fighter.sheet.apMax + fighter.apNext);
	fighter.apNext = 0;
	fighter.rp = fighter.sheet.rpMax;
}
/** The AP that are left at the end of a turn are lost, but for those set aside. */
function emptyAp(table, id, aside) {
	lose(table, id, "ap", fighterOf(table, id).ap - aside, "FLOW-8");
}
/** One FP is gone with each turn. */
function leakFp(table, id) {
	lose(table, id, "fp", 1, "FLOW-23");
}
/** The FP of an attack that hits. */
function fpOfHit(level) {
	return level === "critical" ? 3 : 2;
}
/** The FP of an attack that has defeated so many. */
function fpOfKills(kills) {
	return kills;
}
/** The FP of a successful reaction, the first time in a round. */
function rewardReaction(table, id) {
	const fighter = fighterOf(table, id);
	if (fighter.reactionFp) return;
	fighter.reactionFp = true;
	gain(table, id, "fp", 1, "FLOW-21");
}
// shared/src/engine/hiding.ts
const RULINGS = [{ option: "show" }, { option: "keep-hidden" }];
/**
* Somebody who did not see anybody in a hex, and wanted to go or be sent there, comes upon whoever is hidden in it; if
* nobody is, nothing comes of it. That one is shown, unless the GM says otherwise. What becomes of the movement, the
* rule that calls this says before; afterwards it looks at the table again.
*/
function* comeUpon(table, by, at) {
	const found = occupant(table, at, by);
	if (!found?.hidden) return;
	emit(table, {
		type: "came-upon",
		by,
		at: [at[0], at[1]]
	});
	const isHidden = () => findFighter(table, found.id)?.hidden === true;
	if ((yield* ask({
		for: "gm",
		kind: "come-upon",
		choices: () => isHidden() ? [...RULINGS] : [],
		fallback: { option: "show" }
	}))?.option === "show" && isHidden()) show$1(table, found.id);
}
// shared/src/rulesets/flow/book/push.ts
/** Pushes somebody straight away from the pusher, as far as nothing is in the way. */
function* push(table, by, target, hexes) {
	const way = DIRECTIONS[directionTo(fighterOf(table, by).at, fighterOf(table, target).at)];
	for (let pushed = 0; pushed < hexes; pushed++) {
		const to = add(fighterOf(table, target).at, way);
		if (!isOpenGround(table.map, to)) return;
		if (occupant(table, to)) return yield* comeUpon(table, target, to);
		shift(table, target, to, "pushed");
	}
}
// shared/src/rulesets/flow/book/flow-effects.ts
/** What each Flow Action does to the one who was hit, if that one still stands. */
const EFFECTS = {
	"pressure-point": (table, { by, target }) => cause(table, by, target, "weakened"),
	"crippling-blow": (table, { target }) => slow(table, target, 2),
	"open-vein": (table, { target }) => dose(table, target, "bleeding", 2),
	expose: (table, { by, target }) => cause(table, by, target, "exposed"),
	"stunning-blow": (table, { target }) => {
		afflict(table, target, "stunned");
		lose(table, target, "rp", fighterOf(table, target).rp, "FLOW-24");
		slow(table, target, 1);
	},
	rend: (table, { target }) => dose(table, target, "bleeding", 4),
	control: (table, { target }, { mode }) => mode === "push" || afflict(table, target, "prone"),
	sweep: (table, { target }) => afflict(table, target, "prone"),
	pin: (table, { target }) => afflict(table, target, "pinned")
};
/** How many hexes a Flow Action pushes whom it hits. */
function hexesPushed({ option, mode }) {
	if (option === "bash") return 1;
	return option === "control" && mode === "push" ? 2 : 0;
}
/** Carries out what a Flow Action does once the damage has been dealt. How many more enemies it defeated. */
function* carryOut$3(table, blow, chosen) {
	if (chosen.option === "combat-flow") gain(table, blow.by, "ap", 1, "FLOW-9");
	if (chosen.option === "cleave") return passOn(table, blow, readValue(fighter, chosen.target));
	if (chosen.option === "pierce") return passOn(table, blow, victimBehind(table, blow));
	if (!isStanding(table, blow.target)) return 0;
	EFFECTS[chosen.option]?.(table, blow, chosen);
	yield* push(table, blow.by, blow.target, hexesPushed(chosen));
	return 0;
}
/** A defeated target is still where it fell, so that what stands behind it can be found. */
function victimBehind(table, { by, target }) {
	return pierceable(table, by, target);
}
/** Half of the damage dealt goes on to another; its DR does not count again. */
function passOn(table, { by, dealt }, victim) {
	if (victim === void 0 || !isStanding(table, victim)) return 0;
	return hurt(table, by, victim, halfOf(dealt), "FLOW-24") ? 1 : 0;
}
/** Takes AP from somebody's next turn. */
function slow(table, target, ap) {
	fighterOf(table, target).apNext -= ap;
	emit(table, {
		type: "slowed",
		target,
		amount: ap
	});
}
// shared/src/rulesets/flow/book/permission.ts
/** What forbids any action of a fight to somebody, except what even the held may do. */
function barredEvenFree(table, by) {
	if (table.phase === "explore") return {
		code: "wrong-phase",
		say: TEXT.refusals.noFight,
		clause: "FLOW-97"
	};
	const fighter = findFighter(table, by);
	return fighter && !fighter.defeated ? void 0 : "not-your-turn";
}
/** What forbids an action to somebody: no fight, or being held. */
function barred(table, by) {
	const fault = barredEvenFree(table, by);
	if (fault) return fault;
	if (findFighter(table, by)?.grappledBy == null) return void 0;
	const say = TEXT.refusals.held;
	return excused(findFighter(table, by), {
		code: "prevented",
		say,
		clause: "FLOW-62"
	});
}
/** What keeps somebody from moving by itself; `prone` says whether lying on the ground does. */
function barredFromMoving(table, by, lying) {
	const fault = barred(table, by);
	if (fault) return fault;
	const fighter = findFighter(table, by);
	if (!fighter) return "not-your-turn";
	if (fighter.grappling !== null) return {
		code: "prevented",
		say: TEXT.refusals.holding,
		clause: "FLOW-63"
	};
	const isLet = lying === "bars" && isWaived(fighter, "prevented");
	if (is(fighter, "prone") === (lying === "bars") && !isLet) return {
		code: "prevented",
		say: lying === "bars" ? TEXT.refusals.prone : TEXT.refusals.notProne,
		clause: "FLOW-R37"
	};
}
// shared/src/hex/line.ts
/** How far the two lines of sight are moved off the one between the centres. Source: cases/FORMAT.md. */
const NUDGE = 1e-6;
/** The i-th of `length` steps along the line from `a` to `b`, moved by (nudge, 2 nudge, -3 nudge). */
function sample(a, b, i, length, nudge) {
	const part = i / length;
	return round(a[0] + (b[0] - a[0]) * part + nudge, a[1] + (b[1] - a[1]) * part + 2 * nudge);
}
/**
* The hexes on the line from `a` to `b`, both included. Between the ends the line is moved by
* (nudge, 2 nudge, -3 nudge) in cube coordinates, so that it never runs along an edge. Source: cases/FORMAT.md.
*/
function line$1(a, b, nudge = NUDGE) {
	const length = distance(a, b);
	const hexes = [a];
	for (let i = 1; i < length; i++) hexes.push(sample(a, b, i, length, nudge));
	if (length > 0) hexes.push(b);
	return hexes;
}
/** Those of the two lines of sight between two hexes that meet no wall, first the one moved by +, ends left out. */
function sightLines(map, a, b) {
	return [NUDGE, -1e-6].filter((nudge) => isClear(map, a, b, nudge)).map((nudge) => line$1(a, b, nudge).slice(1, -1));
}
/** Whether two hexes see each other: at least one of the two lines meets no wall. Source: cases/FORMAT.md. */
function hasLineOfSight(map, a, b) {
	return isClear(map, a, b, NUDGE) || isClear(map, a, b, -1e-6);
}
function isClear(map, a, b, nudge) {
	const length = distance(a, b);
	for (let i = 1; i < length; i++) if (isWall(map, sample(a, b, i, length, nudge))) return false;
	return true;
}
// shared/src/rulesets/flow/book/reach.ts
const SIZE_REACH = {
	small: 1,
	medium: 1,
	large: 2,
	huge: 3
};
/** By how many categories `a` is greater than `b`; negative if it is smaller. */
function sizeGap(a, b) {
	return SIZES.indexOf(a.size) - SIZES.indexOf(b.size);
}
/** How far a melee weapon strikes in these hands: size and weapon do not add up. */
function reachWith(fighter, { weapon }) {
	return Math.max(SIZE_REACH[fighter.size], weapon.reach ?? 0);
}
/** A fighter's reach. */
function reachOf(fighter) {
	let reach = SIZE_REACH[fighter.size];
	for (const { weapon } of wielded(fighter)) reach = Math.max(reach, weapon.reach ?? 0);
	return reach;
}
/** Whether one hex can be seen from another. */
function sees(table, from, to) {
	return hasLineOfSight(table.map, from, to);
}
/** The melee weapons with which a fighter reaches a hex, in the order in which it would choose. */
function weaponsReaching(table, fighter, at) {
	const gap = distance(fighter.at, at);
	const able = wielded(fighter).filter((one) => strikesOver(gap, fighter, one));
	return able.length > 0 && sees(table, fighter.at, at) ? able : [];
}
function strikesOver(gap, fighter, one) {
	return isMelee(one.weapon) && reachWith(fighter, one) >= gap;
}
/** Farther than this nobody strikes, whatever its size and weapon. */
const LONGEST = Math.max(...Object.values(SIZE_REACH), 4);
/** Whether somebody's condition lets it threaten at all. */
function canThreaten(fighter) {
	return !fighter.defeated && !is(fighter, "surprised") && !is(fighter, "stunned") && fighter.grappledBy === null;
}
/** Whether a fighter threatens a hex: it could strike there with a melee weapon. */
function threatens(table, fighter, at) {
	const gap = distance(fighter.at, at);
	if (gap > LONGEST) return false;
	return wielded(fighter).some((one) => strikesOver(gap, fighter, one)) && canThreaten(fighter) && sees(table, fighter.at, at);
}
/** Whether a fighter has come within somebody's reach from outside it. */
function hasEnteredReach(fighter, from, to) {
	const reach = reachOf(fighter);
	return distance(fighter.at, from) > reach && distance(fighter.at, to) <= reach;
}
// shared/src/rulesets/flow/book/checks.ts
/** From the worst to the best. */
const LEVELS = [
	"critical-failure",
	"failure",
	"normal",
	"hard",
	"major",
	"critical"
];
function show(item, { level, setDie }) {
	item.level = level;
	if (setDie) item.setDie = setDie;
}
/** The number to roll at most. */
function targetNumber({ base, modifiers }) {
	const sum = modifiers.reduce((total, { value }) => total + value, base);
	return Math.min(90, Math.max(10, sum));
}
/** How good a roll is against a target number. */
function levelOf(rolled, tn) {
	if (rolled >= 95) return "critical-failure";
	if (rolled <= 5) return "critical";
	if (rolled <= Math.ceil(tn / 4)) return "major";
	if (rolled <= Math.ceil(tn / 2)) return "hard";
	return rolled <= tn ? "normal" : "failure";
}
/** What several reasons for and against come to. */
function edgeOf$1({ advantages, disadvantages }) {
	return (advantages.length > 0 ? 1 : 0) - (disadvantages.length > 0 ? 1 : 0);
}
function rankOf(level) {
	return LEVELS.indexOf(level);
}
function isSuccess(level) {
	return rankOf(level) >= rankOf("normal");
}
/** A level so many steps better, at most critical. */
function raised(level, steps) {
	return LEVELS[Math.min(LEVELS.length - 1, rankOf(level) + steps)] ?? "critical";
}
/** Who wins an opposed check whose initiator has succeeded; `lift` raises the initiator's level for this only. */
function winnerOf(initiator, other, lift = 0) {
	const levels = rankOf(initiator.level) + lift - rankOf(other.level);
	if (levels !== 0) return {
		winner: levels > 0 ? "initiator" : "other",
		why: "level"
	};
	if (initiator.skill !== other.skill) return {
		winner: initiator.skill > other.skill ? "initiator" : "other",
		why: "skill"
	};
	if (initiator.pc !== other.pc) return {
		winner: initiator.pc ? "initiator" : "other",
		why: "player"
	};
	return "coin";
}
/** Rolls a check, remembers its level and tells of it. */
function rollCheck(table, by, spec) {
	const edge = edgeOf$1(spec.leanings);
	const dice = edge === 0 ? [roll(table, 100)] : [roll(table, 100), roll(table, 100)];
	const rolled = edge < 0 ? Math.max(...dice) : Math.min(...dice);
	const tn = targetNumber(spec);
	const level = levelOf(rolled, tn);
	return conclude(table, by, spec, level, {
		tn,
		dice,
		edge,
		roll: rolled,
		level,
		...told(spec)
	});
}
/** A check that needs no dice: its level counts as if rolled. */
function automatic(table, by, spec, level, why) {
	const tn = targetNumber(spec);
	return conclude(table, by, spec, level, {
		tn,
		dice: [],
		edge: 0,
		roll: level === "critical" ? 5 : tn,
		level,
		why,
		...told(spec)
	});
}
function told({ skill, base, modifiers, leanings, clause }) {
	const { advantages, disadvantages } = leanings;
	return {
		skill,
		base,
		modifiers: modifiers.map((one) => ({ ...one })),
		advantages,
		disadvantages,
		clause
	};
}
function conclude(table, by, { base }, level, detail) {
	const fighter = fighterOf(table, by);
	fighter.lastCheck = level;
	const setDie = emit(table, {
		type: "checked",
		by,
		...detail
	});
	return {
		by,
		level,
		skill: base,
		pc: fighter.sheet.pc,
		...setDie && { setDie }
	};
}
/** Whether the initiator of an opposed check wins it; a coin decides between equals in all. */
function initiatorWins(table, initiator, other, lift = 0) {
	const verdict = winnerOf(initiator, other, lift);
	const coin = verdict === "coin" ? roll(table, 2) : null;
	const wins = verdict === "coin" ? coin === 1 : verdict.winner === "initiator";
	emit(table, {
		type: "opposed",
		by: initiator.by,
		target: other.by,
		winner: wins ? initiator.by : other.by,
		why: verdict === "coin" ? "coin" : verdict.why,
		levels: [initiator.level, other.level],
		lift,
		coin
	});
	return wins;
}
/** A contest: the initiator rolls, and only if it succeeds the other does. Whether the initiator wins. */
function contest(table, initiator, other) {
	const first = rollCheck(table, initiator.by, initiator.check);
	if (!isSuccess(first.level)) return {
		won: false,
		level: first.level
	};
	return {
		won: initiatorWins(table, first, rollCheck(table, other.by, other.check)),
		level: first.level
	};
}
// shared/src/rulesets/flow/book/circumstances.ts
/** Whether an attack is a reaction and so may trigger no attack in answer. */
function isReaction(kind) {
	return kind === "reaction-attack" || kind === "riposte-attack";
}
/** The check of an attack, with all that speaks for and against it. */
function attackCheck(table, by, targetId, wielded, kind) {
	const attacker = fighterOf(table, by);
	const target = fighterOf(table, targetId);
	const melee = isMelee(wielded.weapon);
	const skill = melee ? "melee" : "ranged";
	return {
		skill,
		base: attacker.sheet.skills[skill],
		modifiers: melee ? meleeModifiers(table, attacker, target, wielded) : shotModifiers(table, attacker, target, wielded),
		leanings: {
			advantages: attackAdvantages(attacker, target, melee, kind),
			disadvantages: attackDisadvantages(attacker, target, melee, kind)
		},
		clause: "FLOW-R1"
	};
}
function meleeModifiers(table, attacker, target, wielded) {
	const list = [];
	if (isGangedUpOn(table, attacker, target)) list.push({
		why: "gang-up",
		value: 10
	});
	if (isClumsy(attacker, wielded)) list.push({
		why: "off-hand",
		value: -10
	});
	return list;
}
/** Whether the attacker and an ally of its both threaten the target. */
function isGangedUpOn(table, attacker, target) {
	if (!threatens(table, attacker, target.at)) return false;
	const isSeen = (ally) => !ally.hidden;
	return alliesOf(table, attacker.id).some((ally) => isSeen(ally) && threatens(table, ally, target.at));
}
function isClumsy(attacker, { weapon, hand }) {
	if (hand !== "off" || weapon.finesse || weapon.brawl) return false;
	return !hasPerk(attacker, "dual-wield");
}
function shotModifiers(table, attacker, target, { weapon }) {
	const list = [];
	const away = distance(attacker.at, target.at);
	const increments = Math.ceil(away / (weapon.range ?? away)) - 1;
	if (increments > 0) list.push({
		why: "range",
		value: -10 * increments
	});
	if (away > 1 && isCover(table.map, target.at)) list.push({
		why: "cover",
		value: -10
	});
	if (attacker.focus) list.push({
		why: "focus",
		value: 10
	});
	return list;
}
function attackAdvantages(attacker, target, melee, kind) {
	const list = [];
	if (attacker.feint === target.id) list.push("feint");
	if (melee && is(target, "prone")) list.push("target-prone");
	if (target.exposed.length > 0) list.push("target-exposed");
	if (isReaction(kind) && is(attacker, "defending")) list.push("total-defense");
	return list;
}
function attackDisadvantages(attacker, target, melee, kind) {
	const list = [];
	if (is(attacker, "prone")) list.push("prone");
	if (!melee && is(target, "prone")) list.push("target-prone");
	if (kind === "disarm") list.push("disarm");
	if (!isReaction(kind) && attacker.grappling !== null) list.push("holding");
	return list;
}
/** A check of a bare skill. `as` says whether it is rolled in an own action, as a reaction, or because one has to. */
function skillCheck(fighter, skill, as, clause, modifiers = []) {
	const advantages = as === "reaction" && is(fighter, "defending") ? ["total-defense"] : [];
	const disadvantages = [];
	if (skill === "agility" && is(fighter, "prone")) disadvantages.push("prone");
	if (as === "action" && fighter.grappling !== null) disadvantages.push("holding");
	return {
		skill,
		base: fighter.sheet.skills[skill],
		modifiers,
		leanings: {
			advantages,
			disadvantages
		},
		clause
	};
}
// shared/src/rulesets/flow/book/initiative.ts
/** Begins the fight: initiative is rolled, unless an order was given, and who is surprised is taken unawares. */
function beginFight(table, surprise) {
	if (!table.ordered) rollInitiative(table);
	const isSurprise = surprise !== null && standing(table).some(({ side }) => side === surprise);
	table.surprisers = isSurprise ? surprise : null;
	table.phase = isSurprise ? "surprise" : "combat";
	table.round = isSurprise ? 0 : 1;
	table.turn = null;
	table.acted = [];
	emit(table, {
		type: "fight-started",
		surprise: table.surprisers,
		order: [...table.order]
	});
	if (isSurprise) {
		for (const fighter of standing(table)) if (fighter.side !== surprise) surpriseOne(table, fighter);
	}
	emit(table, {
		type: "round-started",
		round: table.round
	});
}
/** Nothing to act with, nothing to react with, no flow: until the first normal round, or the own first turn. */
function surpriseOne(table, fighter) {
	Object.assign(fighter, {
		ap: 0,
		rp: 0,
		fp: 0
	});
	afflict(table, fighter.id, "surprised");
}
function rollInitiative(table) {
	const fighters = fightersOf(table);
	for (const fighter of fighters) {
		const die = roll(table, 10);
		const bonus = modifier(fighter.sheet.skills.agility);
		fighter.init = die + bonus;
		emit(table, {
			type: "initiative-rolled",
			by: fighter.id,
			die,
			modifier: bonus,
			total: fighter.init
		});
	}
	table.order = fighters.toSorted(comesFirst).map(({ id }) => id);
}
/** Higher total, higher Agility, players first; a stable sort keeps the order of the list. */
function comesFirst(a, b) {
	const totals = (b.init ?? 0) - (a.init ?? 0);
	const agility = b.sheet.skills.agility - a.sheet.skills.agility;
	return totals || agility || Number(b.sheet.pc) - Number(a.sheet.pc);
}
/** In a surprise round only those who surprise have turns, and who joins them in it. */
function mayTakeTurn(table, fighter) {
	if (table.phase !== "surprise") return true;
	return fighter.side === table.surprisers || fighter.joined === table.round;
}
/** The first normal round: the surprised come to themselves and get their FP; their RP come with their turn. */
function endSurprise(table) {
	table.phase = "combat";
	for (const fighter of standing(table)) {
		if (!fighter.is.includes("surprised")) continue;
		relieve(table, fighter.id, "surprised");
		gain(table, fighter.id, "fp", 2, "FLOW-89");
	}
}
// shared/src/rulesets/flow/book/turns.ts
/** Opens a fighter's turn: what was to last until now ends, and the purses are filled. */
function startTurn(table, id) {
	const fighter = fighterOf(table, id);
	table.turn = id;
	table.acted.push(id);
	emit(table, {
		type: "turn-started",
		by: id
	});
	relieve(table, id, "defending");
	relieve(table, id, "stunned");
	endCausedBy(table, id);
	lapse(table, fighter);
	Object.assign(fighter, {
		braced: false,
		moveAp: 0,
		freeUsed: 0,
		flowState: false
	});
	fillPurses(fighter);
}
/** A readied action that was never taken is lost with the start of the next own turn. */
function lapse(table, fighter) {
	if (!fighter.readied) return;
	fighter.readied = null;
	emit(table, {
		type: "readied-action-lapsed",
		by: fighter.id,
		secret: true
	});
}
/** Ends a turn: AP are lost but for those set aside, then what goes on strikes, then an FP leaks away. */
function endTurn(table, id, aside = 0) {
	if (table.turn !== id) return;
	const fighter = fighterOf(table, id);
	emptyAp(table, id, aside);
	fighter.focus = false;
	endUnpaidHold(table, fighter);
	for (const condition of ONGOING) if (fighter[condition] > 0 && strikes(table, fighter, condition)) return;
	if (!fighter.flowState) leakFp(table, id);
	fighter.flowState = false;
	table.turn = null;
	emit(table, {
		type: "turn-ended",
		by: id
	});
}
/** A hold from an earlier turn that was not paid for ends with the turn. */
function endUnpaidHold(table, fighter) {
	if (fighter.grappling === null) return;
	if (!fighter.holds) endHold(table, fighter.id);
	fighter.holds = false;
}
/** Bleeding, poison or fire strikes, and may end. Whether it was the last straw. */
function strikes(table, fighter, condition) {
	if (hurt(table, null, fighter.id, fighter[condition], "FLOW-R30")) return true;
	const skill = condition === "burning" ? "agility" : "endurance";
	const { level } = rollCheck(table, fighter.id, skillCheck(fighter, skill, "resistance", "FLOW-R30"));
	if (isSuccess(level)) cure(table, fighter.id, condition);
	return false;
}
/** The next to take its turn in this round, if anybody still has one. */
function nextInTurn(table) {
	const acted = new Set(table.acted);
	const mayBeNext = (fighter) => !fighter.defeated && !acted.has(fighter.id) && mayTakeTurn(table, fighter);
	return inTurnOrder(table).find(mayBeNext)?.id;
}
/** Gives everybody back what can be done once in a round. */
function refreshRound(table) {
	for (const fighter of fightersOf(table)) {
		touch(table, fighter.id);
		fighter.done = [];
		fighter.reactionFp = false;
	}
}
// shared/src/rulesets/flow/book/actions/declare.ts
/** Makes an action that can also be readied from what is said of it. */
function readiable(spec) {
	return {
		...action(spec),
		ap: spec.ap
	};
}
/** Says that somebody does something, and has it paid for: before anything is rolled and anybody reacts. */
function declare(table, by, action, cost, detail = {}) {
	emit(table, {
		type: "declared",
		by,
		action,
		cost: { ...cost },
		...detail
	});
	pay(table, by, cost);
}
// shared/src/rulesets/flow/book/actions/flow.ts
/** A Flow Action of its own, outside any attack. */
const flow$1 = action({
	params: {
		action: anId(),
		target: optional(fighter)
	},
	understand: (act) => act.action === "steal-momentum" && act.target === void 0 ? void 0 : act,
	check(table, by, { action, target }) {
		const fault = barred(table, by);
		if (fault) return fault;
		const fighter = fighterOf(table, by);
		const known = flowAction(action, "turn");
		if (!known || !hasFlowAction(fighter, known)) return {
			code: "no-such-ability",
			clause: "FLOW-112"
		};
		const enemy = target === void 0 ? void 0 : enemyOf(table, by, target);
		if (action === "steal-momentum" && !enemy) return "no-such-target";
		if (isSpent(fighter, action, known) && !isWaived(fighter, "once-per-round")) return "once-per-round";
		return (action === "steal-momentum" && target !== void 0 ? faultOfReach(table, by, target) : void 0) ?? missing(fighter, { fp: known.fp }, "flow");
	},
	*variants(table, by) {
		for (const [action, { window }] of Object.entries(FLOW_ACTIONS)) {
			if (window !== "turn") continue;
			if (action !== "steal-momentum") yield { action };
			else for (const { id: target } of enemiesOf(table, by)) yield {
				action,
				target
			};
		}
	},
	*run(table, by, { action, target }) {
		const known = flowAction(action, "turn");
		if (!known) return;
		payForFlow(table, by, action, known);
		if (action === "brace") fighterOf(table, by).braced = true;
		if (action === "ward") gain(table, by, "rp", 1, "FLOW-15");
		if (action === "steal-momentum" && target !== void 0) {
			slow(table, target, 1);
			gain(table, by, "ap", 1, "FLOW-9");
		}
	}
});
function faultOfReach(table, by, target) {
	const [fighter, enemy] = [fighterOf(table, by), fighterOf(table, target)];
	return (distance(fighter.at, enemy.at) > reachOf(fighter) ? excused(fighter, "out-of-range") : void 0) ?? (sees(table, fighter.at, enemy.at) ? void 0 : excused(fighter, "no-line-of-sight"));
}
/** Keeps the FP from leaking away at the end of this turn. */
const flowState = action({
	check(table, by) {
		const fault = barred(table, by);
		if (fault) return fault;
		const fighter = fighterOf(table, by);
		if (fighter.flowState) return {
			code: "once-per-turn",
			clause: "FLOW-58"
		};
		return missing(fighter, { ap: 1 }, "flow-state");
	},
	*run(table, by) {
		declare(table, by, "flow-state", { ap: 1 });
		fighterOf(table, by).flowState = true;
	}
});
const TOTAL_DEFENSE_AP = 3;
/** Ends the turn on guard. */
const totalDefense = action({
	check(table, by) {
		return barred(table, by) ?? missing(fighterOf(table, by), { ap: TOTAL_DEFENSE_AP }, "total-defense");
	},
	*run(table, by) {
		declare(table, by, "total-defense", { ap: TOTAL_DEFENSE_AP });
		gain(table, by, "rp", 1, "FLOW-75");
		afflict(table, by, "defending");
		endTurn(table, by);
	}
});
/** Gives the turn away. */
const finish = action({
	leavesTurn: true,
	check(table, by) {
		if (table.phase === "explore") return "wrong-phase";
		return findFighter(table, by) ? void 0 : "not-your-turn";
	},
	*run(table, by) {
		endTurn(table, by);
	}
});
// shared/src/kit/ground.ts
/** Lets a thing fall. */
function letFall(table, thing) {
	table.ground.push(thing);
	emit(table, {
		type: "dropped",
		target: thing.owner,
		item: thing.item,
		at: thing.at
	});
}
/** A thing of that name that lies there. */
function thingAt({ ground }, item, at) {
	return ground.find((thing) => thing.item === item && isSame$1(thing.at, at));
}
/** What lies within so many hexes. */
function thingsNear({ ground }, at, most) {
	return ground.filter((thing) => distance(thing.at, at) <= most);
}
/** Takes a thing of that name off the ground, for somebody; undefined if none lies there. */
function takeUp(table, target, item, at) {
	const taken = thingAt(table, item, at);
	if (!taken) return void 0;
	table.ground = table.ground.filter((thing) => thing !== taken);
	emit(table, {
		type: "picked-up",
		target,
		item,
		at
	});
	return taken;
}
// shared/src/rulesets/flow/book/ground.ts
/** What is in that hand falls onto a hex. */
function dropItem(table, id, hand, at) {
	const { item, charges } = letGo(fighterOf(table, id), hand);
	if (item !== null) letFall(table, {
		item,
		at,
		owner: id,
		charges
	});
}
/** Takes a thing from the ground into a hand. */
function pickUp$1(table, id, item, at, hand) {
	const thing = takeUp(table, id, item, at);
	if (thing) receive(fighterOf(table, id), item, hand, thing.charges);
}
/** The things that a fighter was the last to hold, as the table view shows them. */
function droppedBy({ ground }, id) {
	return ground.filter(({ owner }) => owner === id).map(({ item, at }) => `${item}@${at[0]},${at[1]}`).sort();
}
// shared/src/kit/asking.ts
/**
* The question whether somebody does one thing or lets it pass. `couldDo`: whether it could, as far as everybody can
* see; left out: as long as it stands.
*/
function whether(id, kind, option, mayDo, couldDo) {
	return {
		for: id,
		kind,
		choices: (seen) => mayDo(seen) ? [{ option }, { option: "pass" }] : [],
		...couldDo && { concerns: (seen) => couldDo(seen) },
		fallback: { option: "pass" }
	};
}
/**
* Asks one after another. What each is asked is looked up when its turn comes (nothing: it is left out), and what it
* `does` is done with all that follows before the next is asked; as soon as that gives something, it is over. Gives
* that, or undefined once all have passed. An order that may change meanwhile is given as a generator.
*/
function* askInOrder(table, order, question, does) {
	for (const id of order) {
		const asked = question(id);
		const answer = asked && (yield* ask(asked));
		if (!answer || answer.option === "pass" || !isStanding(table, id)) continue;
		const result = yield* does(id, answer);
		if (result !== void 0) return result;
	}
}
// shared/src/kit/readying.ts
/** Whom a trigger may mean without naming one fighter. */
const WHOEVER = [
	"enemy",
	"ally",
	"any"
];
/** The kind of a trigger on such happenings: left open, it means any enemy. */
function triggerOn(happenings) {
	return record$1({
		on: oneOf(happenings),
		by: initially(fighter, "enemy"),
		note: initially(nullable(text()), null)
	});
}
/** What is wrong with whom a trigger means: there is no such fighter. */
function faultOfTrigger(table, { by }) {
	return WHOEVER.some((group) => group === by) || findFighter(table, by) ? void 0 : "no-such-target";
}
/** Each of these actions upon each of these triggers. */
function* offersOf(triggers, actions) {
	for (const trigger of triggers) for (const action of actions) yield {
		trigger,
		action
	};
}
/** What was readied, aimed at whoever has set it off if that was said. */
function namedAction({ action }, by) {
	const { do: name, ...params } = action;
	return {
		name,
		params: params.target === "trigger" && by !== null ? {
			...params,
			target: by
		} : params
	};
}
/**
* Asks everybody whose trigger this is, in the prompt `ready`, whether it acts now (`act`); each action is done before
* the next is asked. `actions` are those of the ruleset. Who cannot do it now is not asked, and keeps it.
*/
function* offerReadied$1(table, happening, actions, book) {
	yield* new ReadyWindow(table, happening, actions, book).hold();
}
/** Whether somebody may have readied something, if it still is on the table. */
function mayStillLieInWait$1(table, id, mayLieInWait) {
	const owner = findFighter(table, id);
	return owner !== void 0 && mayLieInWait(table, owner);
}
var ReadyWindow = class {
	#table;
	#happening;
	#actions;
	#book;
	constructor(table, happening, actions, book) {
		this.#table = table;
		this.#happening = happening;
		this.#actions = actions;
		this.#book = book;
	}
	*hold() {
		const able = this.#book.order(this.#table).filter((owner) => this.#couldBeSetOff(owner));
		const asked = able.map(({ id }) => id);
		const waiting = able.filter((owner) => this.#isSetOff(owner)).map(({ id }) => id);
		const question = (id) => this.#questionFor(id, waiting.includes(id));
		yield* askInOrder(this.#table, asked, question, (id) => this.#act(id));
	}
	#questionFor(id, isWaiting) {
		const mayAct = (seen) => isWaiting && this.#deedNow(seen, id) !== void 0;
		const couldAct = (seen) => this.#isNoticed(seen) && mayStillLieInWait$1(seen, id, this.#book.mayLieInWait);
		return whether(id, "ready", "act", mayAct, couldAct);
	}
	/** Whether somebody could have been waiting for this, whatever it has readied. */
	#couldBeSetOff(owner) {
		const { by, only = owner.id } = this.#happening;
		if (by === owner.id || only !== owner.id || !this.#book.mayLieInWait(this.#table, owner)) return false;
		return this.#book.couldWaitFor?.(owner, this.#happening) ?? true;
	}
	/** Whether it is this that somebody has been waiting for. */
	#isSetOff(owner) {
		const { on, by, only } = this.#happening;
		const readied = this.#book.readiedBy(owner);
		if (readied?.on !== on) return false;
		return only !== void 0 || by !== null && isMeant(this.#table, owner, readied.by, by);
	}
	/** Whether it can be seen who does it. */
	#isNoticed(seen) {
		return this.#happening.by === null || isStanding(seen, this.#happening.by);
	}
	/** What somebody has readied, if that can be done now on the table as it is seen. */
	#deedNow(seen, id) {
		const owner = findFighter(seen, id);
		const readied = owner && !owner.defeated ? this.#book.readiedBy(owner) : null;
		if (!readied || !this.#isNoticed(seen)) return void 0;
		const { name, params } = namedAction(readied, this.#happening.by);
		const action = this.#actions[name];
		const read = action && readValues(action.params, params);
		return read && checkAction(seen, action, id, read) === void 0 ? {
			name,
			params: read
		} : void 0;
	}
	*#act(id) {
		const look = () => this.#deedNow(seenBy(this.#table, eyesOf(id)), id);
		const wanted = look();
		if (!wanted || !(yield* this.#isAllowed(id, wanted))) return;
		const deed = look();
		if (!deed) return;
		this.#book.take(this.#table, id, deed.name);
		yield* perform(this.#table, this.#actions, {
			...deed.params,
			option: deed.name,
			as: id
		});
		if (this.#book.done) yield* this.#book.done(this.#table, id);
	}
	*#isAllowed(id, { name }) {
		return this.#book.isAllowed ? yield* this.#book.isAllowed(this.#table, id, name) : true;
	}
};
/** Whether a trigger that means that one, or one of `WHOEVER`, means the one who acts. */
function isMeant(table, owner, whom, by) {
	if (whom === "any" || whom === by) return true;
	return whom === (findFighter(table, by)?.side === owner.side ? "ally" : "enemy");
}
// shared/src/kit/rulings.ts
/** Asks the GM for a ruling, in the prompt `rule`, and tells of it; null once it does not matter any more. */
function* askForRuling(table, { about, kind, options, fallback, clause, matters }) {
	const isOpen = matters ?? ((seen) => isStanding(seen, about));
	const answer = yield* ask({
		for: "gm",
		kind: "rule",
		choices: (seen) => isOpen(seen) ? options.map((option) => ({ option })) : [],
		fallback: { option: fallback }
	});
	if (!answer || !isOpen(table)) return null;
	const ruling = answer.option;
	emit(table, {
		type: "ruled",
		by: "gm",
		target: about,
		kind,
		ruling,
		...clause && { clause }
	});
	return ruling;
}
// shared/src/rulesets/flow/book/rulings.ts
/** What a grappler may do without anybody's leave. */
const UNASKED = [
	"maintain",
	"release",
	"free",
	"flow",
	"end-turn"
];
/** Asks the GM whether something is allowed. */
function* hasLeave(table, by, kind, fallback) {
	return (yield* askForRuling(table, {
		about: by,
		kind,
		options: ["allow", "deny"],
		fallback
	})) === "allow";
}
/** Whether somebody who holds another may do this, where the table asks the GM about it. */
function* grapplerMayAct(table, by, action) {
	if (!(findFighter(table, by)?.grappling != null) || table.options.grapplerActions === "allow" || UNASKED.includes(action)) return true;
	return yield* hasLeave(table, by, action, "allow");
}
/** Whether somebody may do one more thing that costs nothing: beyond the limit the GM is asked. */
function* hasLeaveForFree(table, by) {
	if (fighterOf(table, by).freeUsed < table.options.freeLimit) return true;
	return yield* hasLeave(table, by, "free", "deny");
}
// shared/src/rulesets/flow/book/ready-window.ts
/** A readied action is an action, no reaction: it costs the AP set aside for it. */
const READYING = {
	readiedBy: ({ readied }) => readied,
	order: inOrder,
	mayLieInWait,
	couldWaitFor: (fighter, { entered }) => !entered || hasEnteredReach(fighter, entered.from, entered.to),
	isAllowed: grapplerMayAct,
	take(table, id, action) {
		fighterOf(table, id).readied = null;
		emit(table, {
			type: "readied-action-taken",
			by: id,
			action,
			clause: "FLOW-66"
		});
		if (table.turn !== null) table.orderChanges.push({
			id,
			before: table.turn
		});
	},
	*done(table, id) {
		if (isStanding(table, id)) lose(table, id, "ap", Number.POSITIVE_INFINITY, "FLOW-R31");
		yield* settle(table);
	}
};
/** Asks everybody whose trigger this is whether it acts now, in the middle of whatever goes on. */
function* offerReadied(table, happening, actions) {
	yield* offerReadied$1(table, happening, actions, READYING);
}
/** Whether a fighter may have readied something, as far as everybody can see: AP kept beyond the own turn tell of it. */
function mayLieInWait(table, { id, defeated, readied, ap }) {
	if (defeated || table.turn === id) return false;
	const isKeepingAp = ap > 0 && (table.round > 1 || table.acted.includes(id));
	return readied !== null || isKeepingAp;
}
/** The same of somebody who may have left the table. */
function mayStillLieInWait(table, id) {
	return mayStillLieInWait$1(table, id, mayLieInWait);
}
/** Something that costs nothing, as long as it stays within reason. */
const free = action({
	params: {
		what: oneOf([
			"knowledge",
			"speak",
			"drop",
			"operate",
			"open-door"
		]),
		item: optional(anId()),
		at: optional(hex)
	},
	understand(act) {
		if (act.what === "drop" && act.item === void 0) return void 0;
		return act.what === "open-door" && act.at === void 0 ? void 0 : act;
	},
	check: (table, by, act) => barredEvenFree(table, by) ?? faultOf$3(table, by, act),
	*variants(table, by) {
		const fighter = findFighter(table, by);
		if (!fighter) return;
		yield { what: "knowledge" };
		yield { what: "speak" };
		for (const item of /* @__PURE__ */ new Set([fighter.main, fighter.off])) if (item !== null) yield {
			what: "drop",
			item
		};
		yield { what: "operate" };
		for (const at of table.options.doors) if (isAdjacent(fighter.at, at)) yield {
			what: "open-door",
			at
		};
	},
	*run(table, by, act, actions) {
		fighterOf(table, by).freeUsed += 1;
		declare(table, by, "free", {}, { what: act.what });
		yield* onStack(table, {
			name: "free",
			by
		}, carryOut$2(table, by, act, actions));
	}
});
function faultOf$3(table, by, { what, item, at }) {
	const fighter = fighterOf(table, by);
	if (what === "drop" && !(item !== void 0 && handWith(fighter, item))) return "no-such-item";
	if (what !== "open-door") return void 0;
	return at !== void 0 && table.options.doors.some((door) => isSame$1(door, at)) && isWall(table.map, at) && isAdjacent(fighter.at, at) ? void 0 : {
		code: "no-such-target",
		say: TEXT.refusals.noDoor
	};
}
function* carryOut$2(table, by, { what, item, at }, actions) {
	const fighter = fighterOf(table, by);
	if (what === "knowledge") rollCheck(table, by, skillCheck(fighter, "knowledge", "action", "FLOW-81"));
	if (what === "drop" && item !== void 0) {
		const hand = handWith(fighter, item);
		if (hand) dropItem(table, by, hand, fighter.at);
	}
	if (what !== "open-door" || at === void 0) return;
	table.map = withoutWall(table.map, at);
	emit(table, {
		type: "door-opened",
		by,
		at
	});
	yield* offerReadied(table, {
		on: "opens",
		by
	}, actions);
}
// shared/src/rulesets/flow/book/actions/gm.ts
/** The GM says that what somebody has been waiting for has happened. */
const fire$1 = action({
	gm: true,
	params: { target: fighter },
	check(table, _by, { target }) {
		if (table.phase === "explore") return "wrong-phase";
		const fighter = findFighter(table, target);
		return fighter && !fighter.defeated && fighter.readied?.on === "note" ? void 0 : {
			code: "no-such-target",
			say: TEXT.refusals.nobodyWaits
		};
	},
	variants: (table) => standing(table).map(({ id: target }) => ({ target })),
	*run(table, _by, { target }, actions) {
		yield* offerReadied(table, {
			on: "note",
			by: null,
			only: target
		}, actions);
	}
});
function sidesOf(table) {
	return [...new Set(standing(table).map(({ side }) => side))];
}
/** The GM lets the fight begin. */
const start = action({
	gm: true,
	params: { surprise: optional(text()) },
	check(table, _by, { surprise }) {
		if (table.phase !== "explore") return "wrong-phase";
		return surprise === void 0 || standing(table).some(({ side }) => side === surprise) ? void 0 : {
			code: "bad-input",
			say: TEXT.refusals.noSide(surprise)
		};
	},
	variants: (table) => [{}, ...sidesOf(table).map((surprise) => ({ surprise }))],
	*run(table, _by, { surprise }) {
		beginFight(table, surprise ?? table.options.surprise);
	}
});
// shared/src/rulesets/flow/book/actions/grapple.ts
const GRAPPLE_AP = 2;
const MAINTAIN_AP = 2;
const grapple = readiable({
	params: { target: fighter },
	ap: () => GRAPPLE_AP,
	check(table, by, { target }) {
		const fault = barred(table, by);
		if (fault) return fault;
		const fighter = fighterOf(table, by);
		const enemy = enemyOf(table, by, target);
		if (isGrappled(fighter) || enemy && isGrappled(enemy)) return {
			code: "prevented",
			say: TEXT.refusals.inHold,
			clause: "FLOW-59"
		};
		if (!enemy) return "no-such-target";
		if (sizeGap(enemy, fighter) > 0 && !isWaived(fighter, "too-large")) return {
			code: "too-large",
			clause: "FLOW-60"
		};
		if (!isAdjacent(fighter.at, enemy.at)) return {
			code: "out-of-range",
			clause: "FLOW-R22"
		};
		return missing(fighter, { ap: GRAPPLE_AP }, "grapple");
	},
	*variants(table, by) {
		if ((findFighter(table, by)?.ap ?? 0) < GRAPPLE_AP) return;
		for (const { id: target } of enemiesOf(table, by)) yield { target };
	},
	*run(table, by, { target }) {
		declare(table, by, "grapple", { ap: GRAPPLE_AP }, { target });
		yield* onStack(table, {
			name: "grapple",
			by,
			target
		}, wrestle(table, by, target));
	}
});
function* wrestle(table, by, target) {
	const { won } = contest(table, {
		by,
		check: skillCheck(fighterOf(table, by), "athletics", "action", "FLOW-59")
	}, {
		by: target,
		check: skillCheck(fighterOf(table, target), "athletics", "resistance", "FLOW-59")
	});
	if (won) takeHold(table, by, target);
}
/** Pays for a hold that was taken in an earlier turn. */
const maintain = action({
	check(table, by) {
		const fault = barred(table, by);
		if (fault) return fault;
		const fighter = fighterOf(table, by);
		if (fighter.grappling === null) return {
			code: "prevented",
			say: TEXT.refusals.holdsNobody
		};
		return missing(fighter, { ap: MAINTAIN_AP }, "maintain");
	},
	*run(table, by) {
		declare(table, by, "maintain", { ap: MAINTAIN_AP });
		fighterOf(table, by).holds = true;
	}
});
/** Lets go. */
const release = action({
	check(table, by) {
		const fault = barred(table, by);
		if (fault) return fault;
		return fighterOf(table, by).grappling === null ? {
			code: "prevented",
			say: TEXT.refusals.holdsNobody
		} : void 0;
	},
	*run(table, by) {
		declare(table, by, "release", {});
		endHold(table, by);
	}
});
/** The one thing the held may try: once a round, at no cost. */
const breakFree = action({
	check(table, by) {
		const fault = barredEvenFree(table, by);
		if (fault) return fault;
		const fighter = fighterOf(table, by);
		if (fighter.grappledBy === null) return {
			code: "prevented",
			say: TEXT.refusals.notInHold
		};
		if (fighter.done.includes("escape") && !isWaived(fighter, "once-per-round")) return {
			code: "once-per-round",
			clause: "FLOW-62"
		};
	},
	*run(table, by) {
		const fighter = fighterOf(table, by);
		const holder = fighter.grappledBy;
		if (holder === null) return;
		declare(table, by, "escape", {}, { target: holder });
		fighter.done.push("escape");
		const { won } = contest(table, {
			by,
			check: skillCheck(fighter, "athletics", "action", "FLOW-62")
		}, {
			by: holder,
			check: skillCheck(fighterOf(table, holder), "athletics", "resistance", "FLOW-62")
		});
		if (!won) return;
		emit(table, {
			type: "escaped",
			by,
			target: holder,
			clause: "FLOW-64"
		});
		endHold(table, by);
	}
});
// shared/src/hex/grid.ts
/** Something for each of the hexes around a middle: a square that grows when a hex lies outside. */
var Grid = class {
	#q;
	#r;
	#reach;
	#width;
	#values;
	/** `reach` is how far from the middle it goes to begin with. */
	constructor(middle, reach) {
		[this.#q, this.#r] = middle;
		this.#reach = reach;
		this.#width = 2 * reach + 1;
		this.#values = new Array(this.#width ** 2).fill(void 0);
	}
	get(q, r) {
		return this.#isInside(q, r) ? this.#values[this.#place(q, r)] : void 0;
	}
	set(q, r, value) {
		while (!this.#isInside(q, r)) this.#grow();
		this.#values[this.#place(q, r)] = value;
	}
	#isInside(q, r) {
		return Math.abs(q - this.#q) <= this.#reach && Math.abs(r - this.#r) <= this.#reach;
	}
	#place(q, r) {
		return (q - this.#q + this.#reach) * this.#width + (r - this.#r + this.#reach);
	}
	#grow() {
		const [old, width] = [this.#values, this.#width];
		const rim = this.#reach + 1;
		this.#reach += rim;
		this.#width = 2 * this.#reach + 1;
		this.#values = new Array(this.#width ** 2).fill(void 0);
		for (let index = 0; index < old.length; index++) {
			const row = Math.floor(index / width) + rim;
			this.#values[row * this.#width + index % width + rim] = old[index];
		}
	}
};
// shared/src/hex/ways.ts
/** A way to a hex that a search has found. Its path is put together only when somebody looks at it. */
var Way = class {
	at;
	cost;
	/** As the how-manieth it was found. */
	found;
	/** The way to the hex before; undefined at the start. */
	from;
	/** The sum of the tie breaks. */
	tie;
	isSettled = false;
	constructor(at, cost, found, from, tie) {
		this.at = at;
		this.cost = cost;
		this.found = found;
		this.from = from;
		this.tie = tie;
	}
	get path() {
		const path = [];
		for (let way = this; way.from; way = way.from) path.push(way.at);
		return path.reverse();
	}
};
/** Ways that wait to be settled: the cheapest first, of equal ones that with the better tie break, then the one found earlier. */
var OpenWays = class {
	/** Cheapest first. There are few: as many as there are different costs of a step, and one. */
	#rings = [];
	put(way) {
		const ring = this.#ringOf(way);
		const last = ring.ways.at(-1);
		if (last && way.tie < last.tie) ring.isSorted = false;
		ring.ways.push(way);
	}
	/** To be called when the tie break of a way that waits has become better. */
	sortAnew(way) {
		this.#ringOf(way).isSorted = false;
	}
	take() {
		for (let [ring] = this.#rings; ring; [ring] = this.#rings) {
			if (!ring.isSorted) sortRest(ring);
			const way = ring.ways[ring.next++];
			if (way) return way;
			this.#rings.shift();
		}
	}
	/** The ring of that cost, which is put in its place if there is none yet. */
	#ringOf({ cost }) {
		let place = this.#rings.length;
		while (place > 0 && this.#rings[place - 1].cost > cost) place--;
		const known = this.#rings[place - 1];
		if (known?.cost === cost) return known;
		const ring = {
			cost,
			ways: [],
			next: 0,
			isSorted: true
		};
		this.#rings.splice(place, 0, ring);
		return ring;
	}
};
function sortRest(ring) {
	const rest = ring.ways.splice(ring.next).sort((a, b) => a.tie - b.tie || a.found - b.found);
	ring.ways.push(...rest);
	ring.isSorted = true;
}
// shared/src/hex/directed.ts
/** A way on which it may not be possible to go on. */
var DirectedWay = class extends Way {
	isStopped;
	constructor(at, cost, found, from, tie, isStopped) {
		super(at, cost, found, from, tie);
		this.isStopped = isStopped;
	}
};
/**
* Dijkstra's algorithm where it matters from which side a hex is entered. A hex has up to two best ways: the one on which
* one can go on, and a better one that stops there.
*/
var DirectedSearch = class {
	#steps;
	#budget;
	/** Whoever has spent more goes no further. */
	#most;
	#open = new OpenWays();
	/** By hex the best way found so far on which one can go on, and the best that stops there. */
	#going;
	#stopped;
	/** By hex the way there that was settled first: the cheapest. */
	#reached;
	#found = 0;
	constructor(from, steps) {
		this.#steps = steps;
		this.#budget = steps.budget ?? Number.POSITIVE_INFINITY;
		this.#most = this.#budget - (steps.least ?? 0);
		const reach = Math.min(32, Math.ceil(this.#budget) + 1);
		this.#going = new Grid(from, reach);
		this.#stopped = new Grid(from, reach);
		this.#reached = new Grid(from, reach);
		this.#keep(new DirectedWay(from, 0, this.#found++, void 0, 0, false));
	}
	/** Settles open ways until a hex is reached for the first time; gives the way there, undefined once there are no more. */
	settleNext() {
		for (let way = this.#open.take(); way; way = this.#open.take()) {
			const [q, r] = way.at;
			if (this.#waysOf(way).get(q, r) !== way) continue;
			way.isSettled = true;
			if (!way.isStopped && way.cost <= this.#most) this.#goOn(way);
			if (this.#reached.get(q, r)) continue;
			this.#reached.set(q, r, way);
			return way;
		}
	}
	wayTo([q, r]) {
		return this.#reached.get(q, r);
	}
	#goOn(way) {
		const { at, cost, tie } = way;
		for (const [dq, dr] of DIRECTIONS) {
			const to = [at[0] + dq, at[1] + dr];
			const step = this.#steps.cost(to, at);
			if (step === null || cost + step > this.#budget) continue;
			const isStopped = this.#steps.stops?.(to, at) ?? false;
			const more = this.#steps.tieBreak?.(at, to) ?? 0;
			this.#keep(new DirectedWay(to, cost + step, this.#found++, way, tie + more, isStopped));
		}
	}
	/** Keeps a way if none is known that is as good. */
	#keep(way) {
		const [q, r] = way.at;
		const known = this.#waysOf(way).get(q, r);
		if (!(!known || way.cost < known.cost || way.cost === known.cost && way.tie < known.tie) || known?.isSettled) return;
		this.#waysOf(way).set(q, r, way);
		this.#open.put(way);
	}
	#waysOf({ isStopped }) {
		return isStopped ? this.#stopped : this.#going;
	}
};
// shared/src/hex/path.ts
/** Whether the hexes form a path: at least one, each next to the one before, the first next to where one starts. */
function isPath(from, hexes) {
	return hexes.length > 0 && hexes.every((hex, index) => isAdjacent(hex, hexes[index - 1] ?? from));
}
/** Every hex that can be reached with a budget, with what it costs to get there and how. */
function reach(from, steps) {
	const search = searchFrom(from, steps);
	const reached = [];
	search.settleNext();
	for (let way = search.settleNext(); way; way = search.settleNext()) reached.push(way);
	const get = (at) => isSame$1(at, from) ? void 0 : search.wayTo(at);
	return {
		size: reached.length,
		has: (at) => get(at) !== void 0,
		get,
		[Symbol.iterator]: () => reached.values()
	};
}
/**
* The cheapest path from one hex to another, or undefined if there is none; from a hex to itself it is empty.
* Without a budget the cost must be null all around, as it is off the map, or the search may never end.
*/
function cheapestPath(from, to, steps) {
	const search = searchFrom(from, steps);
	for (let way = search.settleNext(); way; way = search.settleNext()) if (isSame$1(way.at, to)) return way;
}
function searchFrom(from, steps) {
	return steps.isDirected ? new DirectedSearch(from, steps) : new Search(from, steps);
}
/**
* Dijkstra's algorithm. It settles one hex at a time, the cheapest first. As a hex costs the same from all sides, the
* first way found to it is the cheapest, and only the tie break may still bring a better one.
*/
var Search = class {
	#steps;
	#budget;
	/** Whoever has spent more goes no further. */
	#most;
	/** By hex the way there; null where there is none. */
	#ways;
	#open = new OpenWays();
	#found = 0;
	constructor(from, steps) {
		this.#steps = steps;
		this.#budget = steps.budget ?? Number.POSITIVE_INFINITY;
		this.#most = this.#budget - (steps.least ?? 0);
		this.#ways = new Grid(from, Math.min(32, Math.ceil(this.#budget) + 1));
		const start = new Way(from, 0, this.#found++, void 0, 0);
		this.#ways.set(from[0], from[1], start);
		this.#open.put(start);
	}
	/** Settles the cheapest open hex and gives the way there; undefined once all within the budget are settled. */
	settleNext() {
		const way = this.#open.take();
		if (!way) return void 0;
		way.isSettled = true;
		if (way.cost <= this.#most) this.#lookAround(way);
		return way;
	}
	#lookAround(way) {
		const tie = way.tie + (this.#steps.tieBreak?.(way.at) ?? 0);
		const [q, r] = way.at;
		for (let side = 0; side < DIRECTIONS.length; side++) {
			const step = DIRECTIONS[side];
			this.#look(way, q + step[0], r + step[1], tie);
		}
	}
	wayTo([q, r]) {
		return this.#ways.get(q, r) ?? void 0;
	}
	/** Looks at a hex next to one that has just been settled: it may be new, or better reached from here. */
	#look(from, q, r, tie) {
		const known = this.#ways.get(q, r);
		if (known === void 0) this.#discover(from, [q, r], tie);
		else if (known !== null && !known.isSettled && known.from?.cost === from.cost && tie < known.tie) {
			known.from = from;
			known.tie = tie;
			this.#open.sortAnew(known);
		}
	}
	#discover(from, at, tie) {
		const step = this.#steps.cost(at);
		const way = step !== null && from.cost + step <= this.#budget ? new Way(at, from.cost + step, this.#found++, from, tie) : null;
		this.#ways.set(at[0], at[1], way);
		if (way) this.#open.put(way);
	}
};
// shared/src/kit/walking.ts
/** What it costs to enter open ground: difficult hexes count double. */
function groundCost({ map }, at) {
	return isDifficult(map, at) ? 2 : 1;
}
/** Who holds a hex against somebody who would go through it: an enemy. Allies and the defeated may be passed. */
function enemyIn(table, { side }, at) {
	const holder = occupant(table, at);
	return holder && holder.side !== side ? holder : void 0;
}
/** Whether somebody could go through a hex. */
function isPassable(table, walker, at) {
	return isOpenGround(table.map, at) && !enemyIn(table, walker, at);
}
/** A walk of so many hexes past allies, not past enemies, which ends in a hex that nobody else holds. */
function walkOf(table, walker, budget) {
	return {
		budget,
		cost: (to) => isPassable(table, walker, to) ? groundCost(table, to) : null,
		least: 1,
		mayRest: (at) => !occupant(table, at, walker.id)
	};
}
/** The cheapest way to each hex in reach in which the walk may end: none of them has a fault. */
function* waysOf(from, walk) {
	for (const way of reach(from, walk)) if (walk.mayRest?.(way.at) ?? true) yield way;
}
/**
* Goes along a path, whatever it is to `enter` a hex, as far as one `mayEnter`; whoever is hidden in the first that
* bars it is come upon. Gives the hexes entered.
*/
function* goAlong(table, by, path, mayEnter, enter) {
	const entered = [];
	for (const to of path) {
		if (!mayEnter(to)) {
			yield* comeUpon(table, by, to);
			break;
		}
		enter(to);
		entered.push(to);
	}
	return entered;
}
/** The last hex of a trail that nobody else holds: where somebody goes back to who cannot stay where the walk has led. */
function lastFree(table, walker, trail) {
	return trail.findLast((hex) => !occupant(table, hex, walker));
}
// shared/src/hex/area.ts
/** The hexes at exactly this distance, from the one in the W on by the north; with 0 the middle itself. */
function ring(middle, radius) {
	if (radius === 0) return [middle];
	const hexes = [];
	let at = add(middle, scale(DIRECTIONS[3], radius));
	for (const side of [
		1,
		0,
		5,
		4,
		3,
		2
	]) for (let i = 0; i < radius; i++) {
		hexes.push(at);
		at = add(at, DIRECTIONS[side]);
	}
	return hexes;
}
/** Every hex within this distance, the middle included, nearest first. */
function range(middle, radius) {
	return Array.from({ length: radius + 1 }, (_, distance) => ring(middle, distance)).flat();
}
// shared/src/rulesets/flow/book/actions/disarm-effect.ts
/** How far away an attacker may have the thing land, by how well it did. */
const THROWS = {
	hard: 2,
	major: 3,
	critical: 4
};
function isOpen(table, at) {
	return faultOfPlace(table, at) === void 0;
}
/** What a Disarm that hit does: the thing leaves its holder's hand, and somebody says where it goes. */
function* dropSomething(table, attack, level) {
	const throws = THROWS[level];
	if (throws === void 0) yield* letTargetPlace(table, attack);
	else yield* letAttackerTake(table, attack, throws);
}
function openAround(table, target) {
	return neighbours(fighterOf(table, target).at).filter((hex) => isOpen(table, hex));
}
function stillHolds(table, { target, item }) {
	const holder = findFighter(table, target);
	return holder !== void 0 && !holder.defeated && item !== void 0 && handWith(holder, item) !== void 0;
}
const PLACING = { at: hex };
function placing(hexes, fault) {
	return {
		option: "place",
		params: PLACING,
		variants: () => hexes.map((at) => ({ at })),
		check({ at }) {
			const to = readValue(hex, at);
			return to ? fault(to) : "bad-input";
		}
	};
}
function* letTargetPlace(table, attack) {
	const { target } = attack;
	const open = (seen) => stillHolds(seen, attack) ? openAround(seen, target) : [];
	const choices = (seen) => {
		const hexes = open(seen);
		const fault = (at) => hexes.some((hex) => distance(hex, at) === 0) ? void 0 : "blocked";
		return hexes.length > 0 ? [placing(hexes, fault)] : [];
	};
	const answer = yield* ask({
		for: target,
		kind: "drop",
		choices,
		concerns: (seen) => choices(seen).length > 0,
		get fallback() {
			return placeAt(open(seenBy(table, eyesOf(target)))[0]);
		}
	});
	if (stillHolds(table, attack)) fall(table, attack, readValue(hex, answer?.at));
}
/** The thing falls where it was said, or at its holder's feet if it cannot. */
function fall(table, { target, item }, at) {
	const holder = fighterOf(table, target);
	const hand = item === void 0 ? void 0 : handWith(holder, item);
	if (hand) dropItem(table, target, hand, at ?? nextTo(table, target, target) ?? holder.at);
}
/** The first hex next to a holder that somebody sees to be open: a thing may well fall at the feet of somebody hidden. */
function nextTo(table, by, holder) {
	return openAround(facing(seenBy(table, eyesOf(by)), table, holder), holder)[0];
}
function* letAttackerTake(table, attack, throws) {
	const { by, target } = attack;
	const answer = yield* ask({
		for: by,
		kind: "disarm",
		choices: (seen) => takeChoices(facing(seen, table, target), attack, throws),
		concerns: (seen) => takeChoices(facing(seen, table, target), attack, throws).length > 0,
		get fallback() {
			return defaultTake(table, attack);
		}
	});
	if (!stillHolds(table, attack) || !isStanding(table, by)) return;
	if (answer?.option === "take") take(table, attack);
	else fall(table, {
		...attack,
		target
	}, readValue(hex, answer?.at));
}
function canTake(table, { by, item, wielded }) {
	if (item === void 0 || !isMelee(wielded.weapon)) return false;
	return handToTake(table, by, item) !== void 0;
}
/** The hand that takes a thing away from somebody: any, a shield too, but both for what needs two. */
function handToTake(table, by, item) {
	const taker = fighterOf(table, by);
	const [first, second] = freeHands(taker);
	return isTwoHanded(taker, item) && second === void 0 ? void 0 : first;
}
/** Takes it, else lets it fall next to its holder, else at its holder's feet. */
function defaultTake(table, attack) {
	if (!isStanding(table, attack.by) || !stillHolds(table, attack)) return { option: "place" };
	return canTake(table, attack) ? { option: "take" } : placeAt(nextTo(table, attack.by, attack.target));
}
function placeAt(at) {
	return at ? {
		option: "place",
		at
	} : { option: "place" };
}
function openWithin(table, target, hexes) {
	return range(fighterOf(table, target).at, hexes).filter((hex) => isOpen(table, hex));
}
function takeChoices(table, attack, throws) {
	if (!stillHolds(table, attack) || !isStanding(table, attack.by)) return [];
	const { at: from } = fighterOf(table, attack.target);
	const hexes = openWithin(table, attack.target, throws);
	const fault = (at) => {
		if (!isOpen(table, at)) return "blocked";
		return distance(from, at) > throws ? "too-far" : void 0;
	};
	const take = canTake(table, attack) ? [{ option: "take" }] : [];
	return hexes.length > 0 ? [...take, placing(hexes, fault)] : take;
}
function take(table, { by, target, item }) {
	const holder = fighterOf(table, target);
	const from = item === void 0 ? void 0 : handWith(holder, item);
	const into = item === void 0 ? void 0 : handToTake(table, by, item);
	if (!from || !into || item === void 0) return;
	const { charges } = letGo(holder, from);
	receive(fighterOf(table, by), item, into, charges);
	emit(table, {
		type: "taken",
		by,
		target,
		item,
		clause: "FLOW-53"
	});
}
// shared/src/rulesets/flow/book/defence.ts
const DEFENCES = [
	"dodge",
	"parry",
	"block",
	"riposte"
];
/** What a defence costs. */
function defenceCost(defence, { flow }) {
	if (defence === "riposte") return 2;
	return defence === "dodge" && flow === "snap-shot" ? 2 : 1;
}
/** Whether a fighter may answer an attack in this way at all. */
function mayDefend(table, defence, attack) {
	const target = fighterOf(table, attack.target);
	if (is(target, "stunned") || is(target, "surprised")) return false;
	if (attack.reacted.includes(attack.target)) return false;
	if (target.rp < defenceCost(defence, attack)) return false;
	if (defence === "dodge") return attack.flow !== "seeking-shot";
	if (defence === "block") return shieldOf(target) !== void 0;
	return mayParry(table, defence, attack, target);
}
function mayParry(table, defence, attack, target) {
	const attacker = fighterOf(table, attack.by);
	if (!isMelee(attack.wielded.weapon)) return false;
	if (sizeGap(attacker, target) > 1) return false;
	if (defence === "parry") return true;
	if (isReaction(attack.kind)) return false;
	return target.grappledBy === null && weaponsReaching(table, target, attacker.at).length > 0;
}
/** The check of a defence. */
function defenceCheck(fighter, defence) {
	if (defence === "dodge") {
		const { agility, athletics } = fighter.sheet.skills;
		return skillCheck(fighter, athletics > agility ? "athletics" : "agility", "reaction", "FLOW-26");
	}
	if (defence === "block") {
		const value = shieldOf(fighter)?.block ?? 0;
		return skillCheck(fighter, "endurance", "reaction", "FLOW-28", value === 0 ? [] : [{
			why: "shield",
			value
		}]);
	}
	return skillCheck(fighter, "melee", "reaction", "FLOW-27");
}
/** How many levels higher an attack counts against that defence. */
function liftAgainst(attacker, target, defence) {
	return (defence === "parry" || defence === "riposte") && sizeGap(attacker, target) > 0 ? 1 : 0;
}
/** Whether a failed defence of that kind turns a critical hit into the worst there is. */
function isWorsened(attack, defence, result) {
	return attack.level === "critical" && defence !== "block" && result.level === "critical-failure";
}
/** Asks the target of a good attack, and carries out its defence. Whether the attack hits all the same. */
function* defend(table, attack, result) {
	const answer = yield* ask({
		for: attack.target,
		kind: "defend",
		choices: (seen) => defendChoices(seen, table, attack),
		concerns: (seen) => defendChoices(seen, table, attack).length > 1,
		fallback: { option: "pass" }
	});
	const stopped = !isStanding(table, attack.by) || !isStanding(table, attack.target);
	const option = DEFENCES.find((one) => one === answer.option);
	if (!option || stopped) return {
		hits: !stopped,
		worsened: false
	};
	return yield* carryOutDefence(table, attack, result, {
		...readValues(SAID, answer),
		option
	});
}
/** What goes with a defence. */
const SAID = {
	flow: optional(anId()),
	weapon: optional(anId()),
	onParry: optional(answer$1)
};
/** A blow out of hiding can be dodged, parried and blocked as it comes; nobody strikes back at whom it does not see. */
function defendChoices(seen, table, attack) {
	const felt = facing(seen, table, attack.by);
	if (!isStanding(felt, attack.by) || !isStanding(felt, attack.target)) return [];
	const able = DEFENCES.filter((defence) => mayDefend(felt, defence, attack));
	return [...(felt === seen ? able : able.filter((defence) => defence !== "riposte")).map((option) => ({
		option,
		params: SAID,
		variants: () => defenceVariants(felt, attack, option),
		check: (params) => faultOfDefence(felt, attack, option, params)
	})), PASS];
}
function defenceVariants(table, attack, defence) {
	const fighter = fighterOf(table, attack.target);
	const perfect = FLOW_ACTIONS["perfect-defense"];
	const canBePerfect = perfect !== void 0 && fighter.fp >= perfect.fp;
	const plain = defence === "riposte" ? riposteWeapons(table, attack) : [{}];
	return canBePerfect ? [...plain, ...plain.map((one) => ({
		...one,
		flow: "perfect-defense"
	}))] : plain;
}
function riposteWeapons(table, { by, target }) {
	return weaponsReaching(table, fighterOf(table, target), fighterOf(table, by).at).map(({ weapon }) => ({ weapon: weapon.id }));
}
function faultOfDefence(table, attack, defence, params) {
	const { flow, weapon } = params;
	if (flow !== void 0 && flow !== "perfect-defense") return {
		code: "bad-input",
		say: TEXT.refusals.flowOnDefence
	};
	if (weapon !== void 0 && defence === "riposte") {
		if (!riposteWeapons(table, attack).some((one) => one.weapon === weapon)) return "no-such-item";
	}
	const fp = flow === void 0 ? 0 : FLOW_ACTIONS["perfect-defense"]?.fp ?? 0;
	return missing(fighterOf(table, attack.target), { fp }, "perfect-defense");
}
function* carryOutDefence(table, attack, result, answer) {
	const { option: defence, flow } = answer;
	const { by, target } = attack;
	const defender = fighterOf(table, target);
	const rp = defenceCost(defence, attack);
	pay(table, target, { rp });
	emit(table, {
		type: "reacted",
		by: target,
		target: by,
		reaction: defence,
		cost: rp
	});
	const perfect = FLOW_ACTIONS["perfect-defense"];
	if (flow !== void 0 && perfect) payForFlow(table, target, "perfect-defense", perfect);
	const spec = defenceCheck(defender, defence);
	const own = flow === void 0 ? rollCheck(table, target, spec) : automatic(table, target, spec, "normal", "perfect-defense");
	if (defence !== "block" && own.level === "critical" && result.level !== "critical") gain(table, target, "rp", 1, "FLOW-30");
	const hits = initiatorWins(table, result, own, liftAgainst(fighterOf(table, by), defender, defence));
	if (hits) return {
		hits,
		worsened: isWorsened(result, defence, own)
	};
	if (flow === void 0) rewardReaction(table, target);
	if (defence === "parry" || defence === "riposte") yield* afterParry(table, attack, answer);
	return {
		hits: false,
		worsened: false
	};
}
/** What a won Parry makes possible: a Flow Action, and for a Riposte the counterattack. */
function* afterParry(table, attack, { option, weapon, onParry }) {
	if (!isReaction(attack.kind)) {
		const barred = attack.kind === "disarm" ? ["deflection"] : [];
		const chosen = yield* askForFlow(table, {
			by: attack.target,
			other: attack.by,
			window: "parry",
			barred,
			given: onParry
		});
		if (chosen?.option === "flowing-counter") fighterOf(table, attack.target).discount = 1;
		if (chosen?.option === "deflection") deflect(table, attack, readValue(fighter, chosen.target));
	}
	if (option === "riposte") yield* counterattack(table, attack, weapon);
}
/** The parried attack strikes somebody else, as a normal success that nobody answers and that earns nothing. */
function deflect(table, attack, onto) {
	if (onto === void 0 || !isStanding(table, onto) || !isStanding(table, attack.by)) return;
	const spec = weaponDamage(fighterOf(table, attack.by), attack.wielded, "normal", { extraDie: attack.flow === "power-strike" });
	const dealt = tellDamage(table, attack.by, onto, spec, rollDice(table, spec));
	hurt(table, attack.by, onto, dealt, "FLOW-R11");
}
/** The second half of a Riposte: a reaction attack at no further cost. */
function* counterattack(table, { by: target, target: by }, weapon) {
	if (!isStanding(table, by) || !isStanding(table, target)) return;
	const able = weaponsReaching(table, fighterOf(table, by), fighterOf(table, target).at);
	const wielded = able.find((one) => one.weapon.id === weapon) ?? able[0];
	if (!wielded) return;
	const strikeBack = {
		by,
		target,
		wielded,
		kind: "riposte-attack",
		reacted: []
	};
	yield* onStack(table, pending(strikeBack), strike(table, strikeBack));
}
// shared/src/rulesets/flow/book/fumbles.ts
/** By the number that a d6 shows. */
const BY_DIE = [
	"none",
	"none",
	"off-balance",
	"drop",
	"fall",
	"stray"
];
/** How often a fumble on the table makes a shot go astray. */
const STRAY_SHARE = BY_DIE.filter((what) => what === "stray").length / BY_DIE.length;
/** A critically failed attack has a consequence: as the GM says, as the dice say, or none. */
function* fumble(table, attack) {
	const { fumbles } = table.options;
	if (fumbles === "off") return;
	if (fumbles === "table") {
		const die = roll(table, 6);
		return suffer(table, attack, BY_DIE[die - 1] ?? "none", { die });
	}
	const answer = yield* ask({
		for: "gm",
		kind: "rule",
		choices: (seen) => isStanding(seen, attack.by) ? fumbleChoices(seen, attack) : [],
		fallback: { option: "off-balance" }
	});
	if (!answer || !isStanding(table, attack.by)) return;
	suffer(table, attack, answer.option, { target: readValue(fighter, answer.target) });
}
const STRAY = { target: optional(fighter) };
function fumbleChoices(table, attack) {
	const able = strayTargets(table, attack);
	const plain = [
		"drop",
		"fall",
		"none",
		"off-balance"
	].map((option) => ({ option }));
	if (able.length === 0) return plain;
	const stray = {
		option: "stray",
		params: STRAY,
		variants: () => able.map((target) => ({ target })),
		check: ({ target }) => target === void 0 || able.some((id) => id === target) ? void 0 : "no-such-target"
	};
	return [...plain, stray];
}
/** The attacker's friends whom a shot gone astray could hit, first in initiative first. */
function strayTargets(table, { by, target, wielded }) {
	if (isMelee(wielded.weapon) || !isStanding(table, target)) return [];
	const { at } = fighterOf(table, target);
	return alliesOf(table, by).filter((ally) => isAdjacent(ally.at, at)).map(({ id }) => id);
}
function suffer(table, attack, what, { die, target }) {
	emit(table, {
		type: "fumbled",
		by: attack.by,
		kind: what,
		die,
		clause: "FLOW-108"
	});
	if (what === "fall") afflict(table, attack.by, "prone");
	else if (what === "drop") dropWeapon(table, attack);
	else if (what === "stray") stray(table, attack, target);
	else if (what === "off-balance") loseBalance(table, attack);
}
function loseBalance(table, { by }) {
	lose(table, by, "rp", 1, "FLOW-R24");
}
/** What cannot be dropped costs the balance instead. */
function dropWeapon(table, attack) {
	const { hand } = attack.wielded;
	if (hand === "natural" || hand === "fist") loseBalance(table, attack);
	else dropItem(table, attack.by, hand, fighterOf(table, attack.by).at);
}
/** The shot hits a friend: a normal success that nobody answers and that earns nothing. */
function stray(table, attack, wanted) {
	const able = strayTargets(table, attack);
	const victim = able.find((id) => id === wanted) ?? able[0];
	if (victim === void 0) {
		loseBalance(table, attack);
		return;
	}
	const spec = strayDamage(table, attack);
	hurt(table, attack.by, victim, tellDamage(table, attack.by, victim, spec, rollDice(table, spec)), "FLOW-108");
}
/** What a shot gone astray costs whom it hits. */
function strayDamage(table, { by, wielded, flow }) {
	return weaponDamage(fighterOf(table, by), wielded, "normal", { extraDie: flow === "power-strike" });
}
// shared/src/rulesets/flow/book/intercept.ts
const RP = 2;
const HEXES = 3;
/** Asks the target's allies one after another. Who takes the attack in its place, or null. */
function* intercept(table, attack) {
	const allies = alliesOf(table, attack.target).map(({ id }) => id);
	const question = (id) => ({
		for: id,
		kind: "intercept",
		choices: (seen) => interceptChoices(seen, id, attack),
		concerns: (seen) => interceptSpots(seen, id, attack).length > 0,
		fallback: { option: "pass" }
	});
	return (yield* askInOrder(table, allies, question, function* (id, { to, swap }) {
		const there = readValue(hex, to);
		return there && (yield* throwIn(table, id, attack, there, swap === true)) ? id : null;
	})) ?? null;
}
/** Whether a fighter is free to intercept anything now. */
function canIntercept(fighter) {
	const hindered = [
		"prone",
		"pinned",
		"stunned",
		"surprised"
	].some((one) => is(fighter, one));
	return fighter.rp >= RP && !hindered && !isGrappled(fighter);
}
function interceptChoices(table, id, attack) {
	const spots = interceptSpots(table, id, attack);
	if (spots.length === 0) return [];
	const variants = () => spots.flatMap((to) => faultOfSwap(table, id, attack, to) ? [{ to }] : [{ to }, {
		to,
		swap: true
	}]);
	const check = (params) => faultOfIntercept(table, id, attack, spots, params);
	return [{
		option: "intercept",
		params: INTERCEPT,
		variants,
		check
	}, PASS];
}
const INTERCEPT = {
	to: optional(hex),
	swap: optional(flag)
};
/** The hexes that a fighter could throw itself into to take an attack; none if it may not intercept. */
function interceptSpots(table, id, attack) {
	const fighter = findFighter(table, id);
	const [attacker, ally] = [findFighter(table, attack.by), findFighter(table, attack.target)];
	if (!fighter || !attacker || !ally || fighter.defeated || attacker.defeated || ally.defeated) return [];
	if (fighter.side !== ally.side || !canIntercept(fighter) || attack.reacted.includes(id)) return [];
	const wanted = placesFor(table, fighter, attacker, ally, attack.mode).filter((place) => distance(fighter.at, place) <= HEXES);
	if (wanted.length === 0) return [];
	const reached = reach(fighter.at, walkOf(table, fighter, HEXES));
	return wanted.filter((to) => isSame$1(to, fighter.at) || reached.has(to) && !occupant(table, to));
}
/** Where one must stand to take the attack, wherever that is. */
function placesFor(table, fighter, attacker, ally, mode) {
	if (mode === "ranged") return uniqueHexes(sightLines(table.map, attacker.at, ally.at).flat());
	if (!(distance(fighter.at, ally.at) <= HEXES && distance(fighter.at, attacker.at) <= HEXES)) return [];
	return neighbours(ally.at).filter((hex) => isAdjacent(hex, attacker.at));
}
function uniqueHexes(hexes) {
	return hexes.filter((hex, index) => hexes.findIndex((other) => isSame$1(other, hex)) === index);
}
function faultOfIntercept(table, id, attack, spots, { to, swap }) {
	const there = readValue(hex, to);
	if (!there) return {
		code: "bad-input",
		say: TEXT.refusals.interceptWhere
	};
	const fault = swap === true ? faultOfSwap(table, id, attack, there) : void 0;
	if (!spots.some((spot) => isSame$1(spot, there))) return {
		code: "too-far",
		say: TEXT.refusals.interceptThere,
		clause: "FLOW-37"
	};
	return fault;
}
/** What keeps the interceptor from pushing its ally on and taking its place. */
function faultOfSwap(table, id, { target }, to) {
	const ally = fighterOf(table, target);
	const onto = opposite(to, ally.at);
	if (!isAdjacent(to, ally.at)) return "too-far";
	return faultOfPlace(table, onto, id);
}
/** Moves in, pushes the ally on if that was chosen, and checks. Whether the attack is now the interceptor's. */
function* throwIn(table, id, attack, to, swap) {
	const { by, target, result } = attack;
	pay(table, id, { rp: RP });
	emit(table, {
		type: "reacted",
		by: id,
		target: by,
		reaction: "intercept",
		cost: RP
	});
	if (!(yield* moveIn(table, id, to))) return false;
	if (swap) yield* takePlace(table, id, target);
	if (![
		id,
		by,
		target
	].every((one) => isStanding(table, one))) return false;
	if (initiatorWins(table, result, rollCheck(table, id, skillCheck(fighterOf(table, id), "agility", "reaction", "FLOW-40")))) return false;
	rewardReaction(table, id);
	return true;
}
/** Goes the way that it sees; before somebody hidden on it, it stops short. Whether it got there. */
function* moveIn(table, id, to) {
	const fighter = fighterOf(table, id);
	const { at } = fighter;
	const trail = [at];
	for (const hex of wayTo(seenBy(table, eyesOf(id)), id, to)) {
		if (!(isSame$1(hex, to) ? !occupant(table, hex, id) : isPassable(table, fighter, hex))) {
			const last = lastFree(table, id, trail);
			if (last && !isSame$1(last, at)) shift(table, id, last, "moved");
			yield* comeUpon(table, id, hex);
			return false;
		}
		trail.push(hex);
	}
	if (!isSame$1(at, to)) shift(table, id, to, "moved");
	return true;
}
/** The cheapest way there, as the interceptor sees the table. */
function wayTo(seen, id, to) {
	const fighter = fighterOf(seen, id);
	return cheapestPath(fighter.at, to, walkOf(seen, fighter, HEXES))?.path ?? [];
}
/** Pushes the ally on and takes its place, if nobody whom it did not see is in the way. */
function* takePlace(table, id, ally) {
	const place = fighterOf(table, ally).at;
	const onto = opposite(fighterOf(table, id).at, place);
	if (occupant(table, onto, id)) return yield* comeUpon(table, ally, onto);
	shift(table, ally, onto, "pushed");
	shift(table, id, place, "moved");
}
// shared/src/rulesets/flow/book/strike.ts
/** What lies on the stack of an attack. */
function pending({ by, target, wielded, kind, flow }) {
	const { weapon, hand } = wielded;
	return {
		name: kind,
		by,
		target,
		kind,
		weapon: weapon.id,
		hand,
		flow: flow ?? null,
		level: null,
		landing: null
	};
}
/** An attack from its roll to its FP. Whether it hit. */
function* strike(table, attack) {
	const hit = yield* resolve(table, attack);
	yield* settle(table);
	return hit;
}
function* resolve(table, attack) {
	const rolled = rollAttack(table, attack);
	if (rolled.level === "critical-failure") yield* fumble(table, attack);
	if (!isSuccess(rolled.level)) return false;
	const result = {
		...rolled,
		level: levelThatCounts(attack, rolled.level)
	};
	const shown = shownOnStack(table, attack);
	if (shown) show(shown, result);
	const landing = yield* answer(table, attack, result);
	if (shown) shown.landing = landing && { ...landing };
	if (!landing || !isStanding(table, attack.by) || !isStanding(table, landing.target)) return false;
	if (attack.kind === "disarm") yield* disarm$1(table, attack, result.level);
	else yield* land(table, attack, result.level, landing);
	return true;
}
function* disarm$1(table, attack, level) {
	yield* dropSomething(table, attack, level);
	if (isStanding(table, attack.by) && isStanding(table, attack.target)) reward(table, attack, level, 0);
}
/** The attack as it lies on top of the stack. */
function shownOnStack(table, { by, kind }) {
	const top = table.stack[0];
	return top?.by === by && top.name === kind ? top : void 0;
}
/** The level that an attack counts with after what was declared onto it. */
function levelThatCounts({ flow }, level) {
	return flow === "true-aim" ? raised(level, 1) : level;
}
function rollAttack(table, { by, target, wielded, kind, flow }) {
	const attacker = fighterOf(table, by);
	const spec = attackCheck(table, by, target, wielded, kind);
	if (attacker.feint === target) attacker.feint = null;
	const automaticLevel = levelWithoutDice({ flow });
	if (automaticLevel) return automatic(table, by, spec, automaticLevel, flow ?? "");
	if (!isMelee(wielded.weapon)) attacker.focus = false;
	return rollCheck(table, by, spec);
}
const AUTOMATIC = {
	"sure-critical": "critical",
	"seeking-shot": "normal"
};
/** The level of an attack that was declared so as to need no roll. */
function levelWithoutDice({ flow }) {
	return AUTOMATIC[flow ?? ""];
}
/** Whether an attack was declared in a way that earns nothing. */
function earnsNothing(attack) {
	return levelWithoutDice(attack) !== void 0;
}
/** What the others do about an attack that would hit; who takes it, or null if it has been averted. */
function* answer(table, attack, result) {
	const { by, target, wielded, kind, reacted } = attack;
	if (kind === "attack") {
		const taker = yield* intercept(table, {
			by,
			target,
			mode: isMelee(wielded.weapon) ? "melee" : "ranged",
			result,
			reacted
		});
		if (taker !== null) return {
			target: taker,
			worsened: false
		};
	}
	if (!isStanding(table, by) || !isStanding(table, target)) return null;
	const { hits, worsened } = yield* defend(table, attack, result);
	return hits ? {
		target,
		worsened
	} : null;
}
/** A hit: the Flow Action, the damage, its effects and the FP, in this order. */
function* land(table, attack, level, { target, worsened }) {
	const { by, wielded, kind, flow } = attack;
	const chosen = isReaction(kind) ? void 0 : yield* askForFlow(table, {
		by,
		other: target,
		window: "hit",
		striking: wielded,
		given: attack.onHit
	});
	if (!isStanding(table, by) || !isStanding(table, target)) return;
	emit(table, {
		type: "hit",
		by,
		target,
		level
	});
	const spec = weaponDamage(fighterOf(table, by), wielded, level, {
		extraDie: flow === "power-strike",
		bonus: chosen?.option === "devastate" ? 5 : 0,
		ignoresDr: chosen?.option === "crush",
		worsened
	});
	const dealt = tellDamage(table, by, target, spec, rollDice(table, spec));
	const isFatal = hurt(table, by, target, dealt, "FLOW-R14");
	const more = chosen ? yield* carryOut$3(table, {
		by,
		target,
		dealt
	}, chosen) : 0;
	if (findFighter(table, by)) reward(table, attack, level, (isFatal ? 1 : 0) + more);
}
/** The FP that an attack which hit earns its maker. */
function reward(table, attack, level, kills) {
	if (earnsNothing(attack)) return;
	gain(table, attack.by, "fp", fpOfHit(level), "FLOW-20");
	if (kills > 0) gain(table, attack.by, "fp", fpOfKills(kills), "FLOW-22");
	if (isReaction(attack.kind)) rewardReaction(table, attack.by);
}
// shared/src/rulesets/flow/book/reaction-attack.ts
/** Whether an enemy can make a Reaction Attack on somebody in that hex. */
function canReactTo(table, enemy, by, at) {
	if (enemy.defeated || enemy.rp < 1) return false;
	return threatens(table, enemy, at) && reactionWeapons(table, enemy, by).length > 0;
}
/** The weapons an enemy could make it with, that which it uses by itself first. */
function reactionWeapons(table, enemy, by) {
	const provoker = findFighter(table, by);
	return provoker && !provoker.defeated ? weaponsReaching(table, enemy, provoker.at) : [];
}
/** Asks each enemy that a deed provokes, in initiative order; each attack is resolved before the next is asked. */
function* provoke(table, { by, at, provokes = () => true }) {
	const outcome = {
		struck: [],
		hit: []
	};
	yield* askInOrder(table, enemiesOf(table, by).filter(provokes).map(({ id }) => id), (id) => reactionQuestion(table, id, by, at), function* (id, { weapon }) {
		if (!isStanding(table, by)) return;
		outcome.struck.push(id);
		if (yield* reactionAttack(table, id, by, weapon)) outcome.hit.push(id);
	});
	return outcome;
}
/** What an enemy is asked. Most are too far away to be; and nobody is once the provoker is out: FLOW-R45. */
function reactionQuestion(table, id, by, at) {
	const enemy = findFighter(table, id);
	if (!enemy || !canReactTo(table, enemy, by, at)) return void 0;
	const choices = (seen) => reactionChoices(seen, id, by, at);
	const concerns = (seen) => choices(seen).length > 0;
	return {
		for: id,
		kind: "reaction-attack",
		choices,
		concerns,
		fallback: { option: "pass" }
	};
}
const PLAIN = {
	weapon: optional(anId()),
	flow: optional(anything),
	onHit: optional(anything)
};
function reactionChoices(table, id, by, at) {
	const enemy = findFighter(table, id);
	if (!enemy || !canReactTo(table, enemy, by, at)) return [];
	const able = reactionWeapons(table, enemy, by).map(({ weapon }) => weapon.id);
	return [{
		option: "attack",
		params: PLAIN,
		variants: () => [...new Set(able)].map((weapon) => ({ weapon })),
		check: ({ weapon, flow, onHit }) => {
			if (flow !== void 0 || onHit !== void 0) return {
				code: "bad-input",
				say: TEXT.refusals.flowOnReaction,
				clause: "FLOW-45"
			};
			return weapon === void 0 || able.some((id) => id === weapon) ? void 0 : "no-such-item";
		}
	}, PASS];
}
/** One plain attack with a melee weapon, for 1 RP and no AP. Whether it hit. */
function* reactionAttack(table, by, target, weapon) {
	const able = reactionWeapons(table, fighterOf(table, by), target);
	const wielded = able.find((one) => one.weapon.id === weapon) ?? able[0];
	if (!wielded) return false;
	pay(table, by, { rp: 1 });
	emit(table, {
		type: "reacted",
		by,
		target,
		reaction: "reaction-attack",
		weapon: wielded.weapon.id,
		cost: 1
	});
	const attack = {
		by,
		target,
		wielded,
		kind: "reaction-attack",
		reacted: []
	};
	return yield* onStack(table, pending(attack), strike(table, attack));
}
/** What provokes only where the table plays it so: a shot, a drink, a draw, the use of an item. */
function* provokeIf(table, what, by) {
	if (!table.options.alsoProvoke.includes(what)) return {
		struck: [],
		hit: []
	};
	return yield* provoke(table, {
		by,
		at: fighterOf(table, by).at
	});
}
// shared/src/rulesets/flow/book/actions/tumble.ts
/** Through an enemy's hex to the one on its other side. */
const tumble = readiable({
	params: { target: fighter },
	ap: () => 1,
	check(table, by, { target }) {
		const fault = barredFromMoving(table, by, "bars");
		if (fault) return fault;
		const fighter = fighterOf(table, by);
		const enemy = enemyOf(table, by, target);
		if (!enemy) return "no-such-target";
		if (isTooGreatToTumble(enemy) && !isWaived(fighter, "too-large")) return {
			code: "too-large",
			clause: "FLOW-79"
		};
		if (!isAdjacent(fighter.at, enemy.at)) return {
			code: "out-of-range",
			clause: "FLOW-76"
		};
		return faultOfLanding(table, fighter, opposite(fighter.at, enemy.at)) ?? missing(fighter, { ap: 1 }, "tumble");
	},
	*variants(table, by) {
		const fighter = findFighter(table, by);
		if (!fighter || fighter.ap < 1) return;
		for (const { id: target } of enemiesOf(table, by)) yield { target };
	},
	*run(table, by, { target }) {
		declare(table, by, "tumble", { ap: 1 }, { target });
		yield* onStack(table, {
			name: "tumble",
			by,
			target
		}, tryTumble(table, by, target));
	}
});
/** What is wrong with the hex in which a tumble would end. */
function faultOfLanding(table, mover, landing) {
	const code = faultOfPlace(table, landing, mover.id);
	return code && {
		code,
		clause: "FLOW-R40"
	};
}
/** Whether somebody is too great to be tumbled through. */
function isTooGreatToTumble(fighter) {
	return SIZES.indexOf(fighter.size) > SIZES.indexOf("medium");
}
/** A tumble in the middle of a move, for 1 AP when it is reached. Whether it got through. */
function* tumbleThrough(table, by, to, through) {
	const mover = fighterOf(table, by);
	const isInSight = occupant(table, to, by)?.hidden !== true;
	if (mover.ap < 1 || isInSight && faultOfLanding(table, mover, to)) return false;
	pay(table, by, { ap: 1 });
	return yield* tryTumble(table, by, through);
}
/** Tries to tumble through an enemy: on failure that enemy, and nobody else, is provoked. Whether it got through. */
function* tryTumble(table, by, through) {
	const mover = fighterOf(table, by);
	const { level } = rollCheck(table, by, skillCheck(mover, "agility", "action", "FLOW-76"));
	if (isSuccess(level)) {
		const landing = opposite(mover.at, fighterOf(table, through).at);
		if (!faultOfLanding(table, mover, landing)) {
			shift(table, by, landing, "tumbled");
			return true;
		}
		yield* comeUpon(table, by, landing);
		return false;
	}
	yield* provoke(table, {
		by,
		at: mover.at,
		provokes: ({ id }) => id === through
	});
	return false;
}
// shared/src/rulesets/flow/book/movement.ts
/** How many hexes a fighter goes for 1 AP. */
function speedOf(fighter) {
	return is(fighter, "pinned") ? 1 : fighter.sheet.speed;
}
/** The AP of Move Actions that a way takes. */
function moveAp(fighter, { hexes }) {
	return hexes === 0 ? 0 : Math.ceil(hexes / speedOf(fighter));
}
/** The way that a path describes, whatever there is in it besides those whom it tumbles through. */
function wayAlong(table, mover, path, tumble) {
	const legs = [];
	let hexes = 0;
	let from = mover.at;
	for (let index = 0, to = path[0]; to; to = path[++index]) {
		const landing = path[index + 1];
		const enemy = enemyIn(table, mover, to);
		if (enemy && tumble.includes(enemy.id) && landing && isSame$1(landing, opposite(from, to))) {
			legs.push({
				to: landing,
				through: enemy.id
			});
			from = landing;
			index++;
		} else {
			legs.push({
				to,
				through: null
			});
			hexes += groundCost(table, to);
			from = to;
		}
	}
	return {
		legs,
		hexes
	};
}
/** What is in a way: a wall or an enemy anywhere before somebody where one would land. */
function faultInWay(table, mover, { legs }) {
	let taken;
	for (const { to, through } of legs) {
		const fault = through === null ? faultOfEntering(table, mover, to) : faultOfLanding(table, mover, to);
		if (fault && codeOf(fault) === "blocked") return fault;
		taken ??= fault;
	}
	if (occupant(table, legs.at(-1)?.to ?? mover.at, mover.id)) taken ??= {
		code: "occupied",
		clause: "FLOW-96"
	};
	return taken;
}
function faultOfEntering(table, mover, to) {
	if (!isOpenGround(table.map, to)) return "blocked";
	const enemy = enemyIn(table, mover, to);
	return enemy && enemyInTheWay(enemy);
}
/** The fault of a way that leads through an enemy. */
function enemyInTheWay({ name }) {
	return {
		code: "blocked",
		say: TEXT.refusals.inTheWay(name),
		clause: "FLOW-95"
	};
}
/** Walks a way hex by hex, as far as nothing puts an end to it. */
function* walk(table, by, { legs }, actions) {
	const start = fighterOf(table, by).at;
	yield* offerReadied(table, {
		on: "moves",
		by
	}, actions);
	const trail = [start];
	const left = [...legs];
	for (let leg = left.shift(); leg; leg = left.shift()) {
		const from = trail.at(-1) ?? start;
		if (!canGoOn(table, by, from)) break;
		const { to, through } = leg;
		if (through !== null && !isBetween(table, through, from, to)) {
			left.unshift({
				to: halfway(from, to),
				through: null
			}, {
				to,
				through: null
			});
			continue;
		}
		if (!(through === null ? yield* leaveAndEnter(table, by, from, to, actions) : yield* tumbleThrough(table, by, to, through))) break;
		trail.push(to);
	}
	yield* comeToRest(table, by, trail);
}
/** Whether the enemy to tumble through is still in the way; where nobody is, the mover walks. */
function isBetween(table, id, from, to) {
	const enemy = findFighter(table, id);
	return enemy !== void 0 && !enemy.defeated && isSame$1(enemy.at, halfway(from, to));
}
function halfway(from, to) {
	return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}
/** Whether the mover is still free to go on from where its last step has brought it. */
function canGoOn(table, by, from) {
	const mover = findFighter(table, by);
	if (!mover || mover.defeated || !isSame$1(mover.at, from)) return false;
	return !is(mover, "prone") && !isGrappled(mover);
}
/** Leaves a hex, which may provoke, and enters the next. Whether the mover got there. */
function* leaveAndEnter(table, by, from, to, actions) {
	if (!enemyIn(table, fighterOf(table, by), to)?.hidden) yield* provoke(table, {
		by,
		at: from
	});
	if (!canGoOn(table, by, from)) return false;
	if (!isPassable(table, fighterOf(table, by), to)) {
		yield* comeUpon(table, by, to);
		return false;
	}
	shift(table, by, to, "moved");
	yield* offerReadied(table, {
		on: "enters-reach",
		by,
		entered: {
			from,
			to
		}
	}, actions);
	if (!canGoOn(table, by, to)) return true;
	const isBraced = (enemy) => enemy.braced && !threatens(table, enemy, from);
	yield* provoke(table, {
		by,
		at: to,
		provokes: isBraced
	});
	return true;
}
/** Who would come to rest in an ally's hex goes back to the last free hex of its path. */
function* comeToRest(table, by, trail) {
	const mover = findFighter(table, by);
	if (!mover || !isStanding(table, by)) return;
	const { at } = mover;
	if (!occupant(table, at, by) || !isSame$1(at, trail.at(-1) ?? at)) return;
	const free = lastFree(table, by, trail);
	if (free && !isSame$1(free, at)) shift(table, by, free, "moved");
	yield* comeUpon(table, by, at);
}
/** How fast one goes outside a fight, the first three never faster than a run. */
const PACES = [
	"walk",
	"jog",
	"run",
	"sprint"
];
/** What forbids a way outside a fight: only the ground and who stands on it. */
function faultOfExploring(table, by, path, _pace) {
	const mover = findFighter(table, by);
	if (!mover || mover.defeated) return "not-your-turn";
	if (!isPath(mover.at, path)) return {
		code: "bad-input",
		say: TEXT.refusals.brokenPath
	};
	return faultInWay(table, mover, wayAlong(table, mover, path, []));
}
/** Goes along a path outside a fight; a sprint asks the GM first. */
function* explore(table, by, path, pace) {
	yield* onStack(table, {
		name: "move",
		by
	}, go(table, by, path, pace));
}
function* go(table, by, path, pace) {
	if (pace === "sprint" && !(yield* maySprint(table, by))) return;
	if (!isStanding(table, by) || faultOfExploring(seenBy(table, eyesOf(by)), by, path, pace)) return;
	const mover = fighterOf(table, by);
	const start = mover.at;
	yield* comeToRest(table, by, [start, ...yield* goAlong(table, by, path, (to) => isPassable(table, mover, to), (to) => shift(table, by, to, "moved"))]);
}
function* maySprint(table, by) {
	const ruling = yield* askForRuling(table, {
		about: by,
		kind: "sprint",
		options: [
			"allow",
			"check",
			"deny"
		],
		fallback: "check"
	});
	if (ruling !== "check") return ruling === "allow";
	return isSuccess(rollCheck(table, by, skillCheck(fighterOf(table, by), "athletics", "action", "FLOW-98")).level);
}
// shared/src/rulesets/flow/book/actions/move.ts
const MOVE = {
	path,
	/** The enemies that the path tumbles through. */
	tumble: optional(listOf(fighter)),
	/** Outside a fight only. */
	pace: optional(oneOf(PACES))
};
/** How far the hexes are offered that can be reached outside a fight, where nothing limits them. */
const EXPLORED = 24;
const move = readiable({
	params: MOVE,
	ap(table, by, { path, tumble }) {
		const fighter = fighterOf(table, by);
		const way = wayAlong(table, fighter, path, tumble ?? []);
		return faultInWay(table, fighter, way) === void 0 ? apOf(fighter, way) : moveAp(fighter, { hexes: path.reduce((sum, to) => sum + groundCost(table, to), 0) });
	},
	check(table, by, { path, tumble = [], pace }) {
		if (table.phase === "explore") return faultOfExploring(table, by, path, pace);
		const mover = findFighter(table, by);
		if (!mover) return "not-your-turn";
		if (!isPath(mover.at, path)) return {
			code: "bad-input",
			say: TEXT.refusals.brokenPath
		};
		return barredFromMoving(table, by, "bars") ?? faultOfWay(table, mover, path, tumble);
	},
	variants: (table, by) => table.phase === "explore" ? explorable(table, by) : reachable(table, by),
	*run(table, by, { path, tumble = [], pace }, actions) {
		if (table.phase === "explore") return yield* explore(table, by, path, pace);
		const mover = fighterOf(table, by);
		const way = wayAlong(table, mover, path, tumble);
		const ap = moveAp(mover, way);
		declare(table, by, "move", { ap }, { path });
		mover.moveAp += ap;
		yield* onStack(table, {
			name: "move",
			by
		}, walk(table, by, way, actions));
	}
});
/** The same as an intent: a path with a gap makes no sense, whoever sends it. What is readied starts from where one will be. */
const moveNow = {
	...move,
	...reading(MOVE, (act, table, by) => {
		const mover = findFighter(table, by);
		return mover && !isPath(mover.at, act.path) ? void 0 : act;
	})
};
/** The AP that must be there: those of the movement and one for each tumble. */
function apOf(fighter, way) {
	return moveAp(fighter, way) + way.legs.filter(({ through }) => through !== null).length;
}
function faultOfWay(table, mover, path, tumble) {
	if (tumble.filter((one) => !enemyOf(table, mover.id, one)).length > 0) return "no-such-target";
	if (tumble.some((one) => isTooGreatToTumble(fighterOf(table, one)))) return {
		code: "too-large",
		clause: "FLOW-79"
	};
	const way = wayAlong(table, mover, path, tumble);
	const fault = faultInWay(table, mover, way);
	if (fault) return fault;
	if (mover.moveAp + moveAp(mover, way) > 2) {
		const fault = excused(mover, {
			code: "too-far",
			say: TEXT.refusals.tooFar(2),
			clause: "FLOW-12"
		});
		if (fault) return fault;
	}
	return missing(mover, { ap: apOf(mover, way) }, "move");
}
/** The cheapest path to each hex in reach; among equals the one that provokes the fewest. */
function* reachable(table, by) {
	const mover = findFighter(table, by);
	if (!mover || barredFromMoving(table, by, "bars")) return;
	const ap = Math.min(2 - mover.moveAp, mover.ap);
	if (ap < 1) return;
	const budget = ap * speedOf(mover);
	const walk = {
		...walkOf(table, mover, budget),
		tieBreak: provokedAround(table, mover, budget)
	};
	for (const { path } of waysOf(mover.at, walk)) yield { path };
}
/** How many enemies could strike at the mover as it leaves a hex that many hexes away at most. */
function provokedAround(table, mover, range) {
	const near = enemiesOf(table, mover.id).filter((enemy) => enemy.rp > 0 && distance(enemy.at, mover.at) <= range + reachOf(enemy));
	return (from) => {
		let provoked = 0;
		for (const enemy of near) if (threatens(table, enemy, from)) provoked++;
		return provoked;
	};
}
function* explorable(table, by) {
	const mover = findFighter(table, by);
	if (!mover || !isStanding(table, by)) return;
	for (const { path } of waysOf(mover.at, walkOf(table, mover, EXPLORED))) yield { path };
}
// shared/src/engine/wording.ts
/** An id as a heading, where nobody has words for it: `battle-rage` as "Battle rage", `maxHp` as "Max hp". */
function headingOf(id) {
	const words = id.replaceAll(/[-_.]/g, " ").replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
	return words.charAt(0).toUpperCase() + words.slice(1);
}
// shared/src/kit/labels.ts
/** The labels of a catalogue whose chapters are looked through in this order; `nothing` is what no id reads as. */
function labelsOf(chapters, nothing = "") {
	const labelOf = (id) => {
		if (typeof id !== "string") return nothing;
		return (chapters.find((chapter) => Object.hasOwn(chapter, id))?.[id])?.label ?? headingOf(id);
	};
	return {
		labelOf,
		wordFor: (id) => labelOf(id).toLowerCase()
	};
}
const renamed = /* @__PURE__ */ new WeakMap();
/** The same where a battle's content has names of its own. */
function labelsIn(content, labels) {
	if (!content) return labels;
	const known = renamed.get(labels) ?? /* @__PURE__ */ new WeakMap();
	renamed.set(labels, known);
	const made = known.get(content) ?? renamedBy(content, labels);
	known.set(content, made);
	return made;
}
function renamedBy(content, labels) {
	const entries = Object.entries(content).filter(([part]) => part !== ARCHETYPES$1).flatMap(([, part]) => Object.entries(part));
	const own = new Map(entries.flatMap(([id, { label }]) => typeof label === "string" ? [[id, label]] : []));
	const labelOf = (id) => own.get(String(id)) ?? labels.labelOf(id);
	return {
		labelOf,
		wordFor: (id) => own.get(String(id))?.toLowerCase() ?? labels.wordFor(id)
	};
}
// shared/src/rulesets/flow/words/labels.ts
const LABELS = labelsOf([
	TEXT.actions,
	TEXT.options,
	TEXT.things,
	TEXT.conditions,
	TEXT.table.resources
]);
const { labelOf, wordFor } = LABELS;
/** The AP of an attack. */
function attackAp({ discount }) {
	return Math.max(0, 2 - discount);
}
const attack = readiable({
	params: {
		target: fighter,
		weapon: optional(anId()),
		hand: optional(oneOf(HANDS)),
		flow: optional(anId()),
		onHit: optional(answer$1)
	},
	ap: (table, by) => attackAp(fighterOf(table, by)),
	check(table, by, { target, weapon, hand, flow }) {
		const fault = barred(table, by);
		if (fault) return fault;
		const attacker = fighterOf(table, by);
		const wielded = chosenWeapon(attacker, weapon, hand);
		const declared = flow === void 0 ? void 0 : flowAction(flow, "before");
		if (flow !== void 0 && !(declared && hasFlowAction(attacker, declared, wielded))) return {
			code: "no-such-ability",
			clause: "FLOW-112"
		};
		if (!wielded) return {
			code: "no-such-item",
			say: TEXT.refusals.noWeapon
		};
		return faultOfAim$1(table, attacker, target, wielded) ?? missing(attacker, {
			ap: attackAp(attacker),
			fp: declared?.fp ?? 0
		}, "attack");
	},
	*variants(table, by) {
		const fighter = findFighter(table, by);
		if (!fighter || fighter.ap < attackAp(fighter)) return;
		const enemies = enemiesOf(table, by);
		for (const weapon of weaponParams(fighter)) {
			const wielded = chosenWeapon(fighter, weapon.weapon, weapon.hand);
			const flows = wielded ? BEFORE.filter(([, one]) => one.fp <= fighter.fp && hasFlowAction(fighter, one, wielded)) : [];
			for (const { id: target } of enemies) {
				yield {
					target,
					...weapon
				};
				for (const [flow] of flows) yield {
					target,
					...weapon,
					flow
				};
			}
		}
	},
	*run(table, by, { target, weapon, hand, flow, onHit }, actions) {
		const attacker = fighterOf(table, by);
		const wielded = chosenWeapon(attacker, weapon, hand);
		if (!wielded) return;
		declare(table, by, "attack", { ap: attackAp(attacker) }, {
			target,
			weapon: wielded.weapon.id,
			flow
		});
		attacker.discount = 0;
		const declared = flow === void 0 ? void 0 : flowAction(flow, "before");
		if (flow !== void 0 && declared) payForFlow(table, by, flow, declared);
		const strike = {
			by,
			target,
			wielded,
			kind: "attack",
			flow,
			onHit,
			reacted: []
		};
		yield* onStack(table, pending(strike), approach(table, strike, actions));
	}
});
const BEFORE = Object.entries(FLOW_ACTIONS).filter(([, { window }]) => window === "before");
/** What keeps a fighter from striking or shooting at a target with that weapon. */
function faultOfAim$1(table, by, target, weapon) {
	const enemy = enemyOf(table, by.id, target);
	return enemy ? faultOfRange(table, by, enemy, weapon) : "no-such-target";
}
/** What is wrong with the distance to a target, or with the line to it. */
function faultOfRange(table, by, enemy, weapon) {
	const away = distance(by.at, enemy.at);
	if (isMelee(weapon.weapon) && away > reachWith(by, weapon)) {
		const fault = excused(by, {
			code: "out-of-range",
			say: TEXT.refusals.outOfReach(enemy.name, away, wordFor(weapon.weapon.id), reachWith(by, weapon)),
			clause: "FLOW-101"
		});
		if (fault) return fault;
	}
	if (sees(table, by.at, enemy.at)) return void 0;
	return excused(by, {
		code: "no-line-of-sight",
		clause: "FLOW-104"
	});
}
/** An attack that has been paid for: what others have readied, what it provokes, then the roll if it is still possible. */
function* approach(table, attack, actions) {
	yield* offerReadied(table, {
		on: "attacks",
		by: attack.by
	}, actions);
	const reacted = yield* provokedByShot(table, attack);
	if (isStillPossible(table, attack)) yield* strike(table, {
		...attack,
		reacted
	});
}
function* provokedByShot(table, { by, wielded: { weapon } }) {
	const isGone = findFighter(table, by)?.defeated !== false;
	if (isMelee(weapon) || isGone) return [];
	return (yield* provokeIf(table, "ranged", by)).struck;
}
function isStillPossible(table, { by, target, wielded: weapon }) {
	if (barred(table, by)) return false;
	const attacker = fighterOf(table, by);
	return wielded(attacker).some((one) => one.weapon === weapon.weapon && one.hand === weapon.hand) && faultOfAim$1(table, attacker, target, weapon) === void 0;
}
/** How to name each weapon that a fighter could use; the hand only where the name alone does not tell. */
function weaponParams(fighter) {
	const list = wielded(fighter);
	return list.map(({ weapon, hand }) => {
		return hand === "off" && list.some((one) => one.hand !== "off" && one.weapon === weapon) ? {
			weapon: weapon.id,
			hand: "off"
		} : { weapon: weapon.id };
	});
}
// shared/src/rulesets/flow/book/actions/disarm.ts
/** The item a Disarm is after: the one named, else what is in the main hand, else in the other. */
function itemMeant(target, item) {
	if (item === void 0) return target.main ?? target.off;
	return handWith(target, item) ? item : null;
}
/** An attack that takes a thing out of somebody's hands instead of hurting it. */
const disarm = readiable({
	params: {
		target: fighter,
		weapon: optional(anId()),
		hand: optional(oneOf(HANDS)),
		item: optional(anId())
	},
	ap: () => 2,
	check(table, by, { target, weapon, hand, item }) {
		const fault = barred(table, by);
		if (fault) return fault;
		const attacker = fighterOf(table, by);
		const wielded = chosenWeapon(attacker, weapon, hand);
		if (!wielded) return {
			code: "no-such-item",
			say: TEXT.refusals.noWeapon
		};
		const enemy = enemyOf(table, by, target);
		if (!enemy) return "no-such-target";
		if (itemMeant(enemy, item) === null) return {
			code: "no-such-item",
			say: TEXT.refusals.notHeld(enemy.name),
			clause: "FLOW-R25"
		};
		if (sizeGap(enemy, attacker) > 0 && !isWaived(attacker, "too-large")) return {
			code: "too-large",
			clause: "FLOW-51"
		};
		return faultOfRange(table, attacker, enemy, wielded) ?? missing(attacker, { ap: 2 }, "disarm");
	},
	*variants(table, by) {
		const fighter = findFighter(table, by);
		if (!fighter || fighter.ap < 2) return;
		for (const weapon of weaponParams(fighter)) for (const { id: target, main, off } of enemiesOf(table, by)) for (const item of /* @__PURE__ */ new Set([main, off])) if (item !== null) yield {
			target,
			...weapon,
			item
		};
	},
	*run(table, by, { target, weapon, hand, item }, actions) {
		const wielded = chosenWeapon(fighterOf(table, by), weapon, hand);
		const meant = itemMeant(fighterOf(table, target), item);
		if (!wielded || meant === null) return;
		declare(table, by, "disarm", { ap: 2 }, {
			target,
			weapon: wielded.weapon.id,
			item: meant
		});
		const strike = {
			by,
			target,
			wielded,
			kind: "disarm",
			item: meant,
			reacted: []
		};
		yield* onStack(table, pending(strike), approach(table, strike, actions));
	}
});
// shared/src/rulesets/flow/book/actions/feint.ts
const WITH = ["melee", "deception"];
const feint$1 = readiable({
	params: {
		target: fighter,
		with: optional(oneOf(WITH))
	},
	ap: () => 1,
	check(table, by, { target }) {
		const fault = barred(table, by);
		if (fault) return fault;
		const fighter = fighterOf(table, by);
		const enemy = enemyOf(table, by, target);
		if (!enemy) return "no-such-target";
		if (fighter.done.includes("feint") && !isWaived(fighter, "once-per-round")) return {
			code: "once-per-round",
			clause: "FLOW-56"
		};
		if (distance(fighter.at, enemy.at) > reachOf(fighter) && !isWaived(fighter, "out-of-range")) return {
			code: "out-of-range",
			clause: "FLOW-R21"
		};
		return (sees(table, fighter.at, enemy.at) ? void 0 : excused(fighter, "no-line-of-sight")) ?? missing(fighter, { ap: 1 }, "feint");
	},
	*variants(table, by) {
		if ((findFighter(table, by)?.ap ?? 0) < 1) return;
		for (const { id: target } of enemiesOf(table, by)) for (const skill of WITH) yield {
			target,
			with: skill
		};
	},
	*run(table, by, { target, with: chosen }) {
		const fighter = fighterOf(table, by);
		const { melee, deception } = fighter.sheet.skills;
		const skill = chosen ?? (deception > melee ? "deception" : "melee");
		declare(table, by, "feint", { ap: 1 }, { target });
		fighter.done.push("feint");
		const item = {
			name: "feint",
			by,
			target,
			skill,
			level: null
		};
		yield* onStack(table, item, deceive(table, item, target));
	}
});
/** The contest; the target chooses its skill once the feinter's roll has succeeded. */
function* deceive(table, item, target) {
	const { by, skill } = item;
	const own = rollCheck(table, by, skillCheck(fighterOf(table, by), skill, "action", "FLOW-56"));
	if (!isSuccess(own.level)) return;
	item.level = own.level;
	const { melee, agility } = fighterOf(table, target).sheet.skills;
	const answer = yield* ask({
		for: target,
		kind: "feint",
		choices: () => isStanding(table, by) && isStanding(table, target) ? [{ option: "agility" }, { option: "melee" }] : [],
		fallback: { option: melee > agility ? "melee" : "agility" }
	});
	if (!answer || !isStanding(table, by) || !isStanding(table, target)) return;
	if (!initiatorWins(table, own, rollCheck(table, target, skillCheck(fighterOf(table, target), answer.option, "resistance", "FLOW-56")))) return;
	fighterOf(table, by).feint = target;
	emit(table, {
		type: "feinted",
		by,
		target,
		clause: "FLOW-57"
	});
}
// shared/src/rulesets/flow/book/actions/shake-off.ts
const AP = 2;
const SHAKEN = [...ONGOING, "pinned"];
function has(fighter, condition) {
	return condition === "pinned" ? is(fighter, "pinned") : fighter[condition] > 0;
}
/** Ends a condition without a roll. */
const shakeOff = readiable({
	params: { condition: oneOf(SHAKEN) },
	ap: () => AP,
	check(table, by, { condition }) {
		const fault = barred(table, by);
		if (fault) return fault;
		const fighter = fighterOf(table, by);
		if (!has(fighter, condition)) return {
			code: "prevented",
			say: TEXT.refusals.notAfflicted(wordFor(condition))
		};
		return missing(fighter, { ap: AP }, "shake-off");
	},
	*variants(table, by) {
		const fighter = findFighter(table, by);
		for (const condition of SHAKEN) if (fighter && has(fighter, condition)) yield { condition };
	},
	*run(table, by, { condition }) {
		declare(table, by, "shake-off", { ap: AP }, { condition });
		if (condition === "pinned") relieve(table, by, "pinned");
		else cure(table, by, condition);
	}
});
// shared/src/rulesets/flow/book/actions/shove.ts
const MODES = ["push", "prone"];
const shove = readiable({
	params: {
		target: fighter,
		mode: oneOf(MODES),
		both: optional(flag)
	},
	ap: () => 1,
	check(table, by, { target }) {
		const fault = barred(table, by);
		if (fault) return fault;
		const fighter = fighterOf(table, by);
		const enemy = enemyOf(table, by, target);
		if (!enemy) return "no-such-target";
		if (fighter.done.includes("shove") && !isWaived(fighter, "once-per-round")) return {
			code: "once-per-round",
			clause: "FLOW-70"
		};
		if (sizeGap(enemy, fighter) > 0 && !isWaived(fighter, "too-large")) return {
			code: "too-large",
			clause: "FLOW-72"
		};
		if (!isAdjacent(fighter.at, enemy.at)) return {
			code: "out-of-range",
			clause: "FLOW-R22"
		};
		return missing(fighter, { ap: 1 }, "shove");
	},
	*variants(table, by) {
		if ((findFighter(table, by)?.ap ?? 0) < 1) return;
		for (const { id: target } of enemiesOf(table, by)) for (const mode of MODES) yield {
			target,
			mode
		};
	},
	*run(table, by, { target, mode, both = true }) {
		const fighter = fighterOf(table, by);
		declare(table, by, "shove", { ap: 1 }, {
			target,
			mode
		});
		fighter.done.push("shove");
		const { won, level } = contest(table, {
			by,
			check: skillCheck(fighter, "athletics", "action", "FLOW-70")
		}, {
			by: target,
			check: skillCheck(fighterOf(table, target), "athletics", "resistance", "FLOW-70")
		});
		if (!won) return;
		const doesBoth = both && level !== "normal";
		if (mode === "push" || doesBoth) yield* push(table, by, target, 1);
		if (mode === "prone" || doesBoth) afflict(table, target, "prone");
	}
});
// shared/src/rulesets/flow/book/actions/step.ts
/** What is wrong with going one hex, there. */
function faultOfOneHex(table, fighter, to) {
	if (!isOpenGround(table.map, to)) return "blocked";
	const enemy = enemyIn(table, fighter, to);
	if (enemy) return enemyInTheWay(enemy);
	if (occupant(table, to)) return {
		code: "occupied",
		clause: "FLOW-96"
	};
	return distance(fighter.at, to) > 1 || groundCost(table, to) > 1 ? {
		code: "too-far",
		say: TEXT.refusals.oneEasyHex,
		clause: "FLOW-R20"
	} : void 0;
}
function* oneHexAway(table, by) {
	const fighter = findFighter(table, by);
	if (fighter && fighter.ap > 0) for (const to of neighbours(fighter.at)) yield { to };
}
/** Goes there, unless somebody whom it did not see is there. */
function* goOneHex(table, by, to) {
	if (occupant(table, to)) yield* comeUpon(table, by, to);
	else shift(table, by, to, "moved");
}
/** One hex that provokes and triggers nothing. */
const step = readiable({
	params: { to: hex },
	ap: () => 1,
	check(table, by, { to }) {
		const fault = barredFromMoving(table, by, "bars");
		if (fault) return fault;
		const fighter = fighterOf(table, by);
		if (fighter.done.includes("step") && !isWaived(fighter, "once-per-round")) return {
			code: "once-per-round",
			clause: "FLOW-73"
		};
		return faultOfOneHex(table, fighter, to) ?? missing(fighter, { ap: 1 }, "step");
	},
	variants: oneHexAway,
	*run(table, by, { to }) {
		declare(table, by, "step", { ap: 1 });
		fighterOf(table, by).done.push("step");
		yield* goOneHex(table, by, to);
	}
});
/** One hex on the ground, for who is prone. */
const crawl = readiable({
	params: { to: hex },
	ap: () => 1,
	check(table, by, { to }) {
		const fault = barredFromMoving(table, by, "is-needed");
		if (fault) return fault;
		const fighter = fighterOf(table, by);
		const off = faultOfOneHex(table, fighter, to);
		if (off) return off;
		if (fighter.moveAp >= 2 && !isWaived(fighter, "too-far")) return {
			code: "too-far",
			clause: "FLOW-12"
		};
		return missing(fighter, { ap: 1 }, "crawl");
	},
	variants: oneHexAway,
	*run(table, by, { to }) {
		declare(table, by, "crawl", { ap: 1 });
		fighterOf(table, by).moveAp += 1;
		yield* goOneHex(table, by, to);
	}
});
/** Stands up; that provokes first. */
const stand = readiable({
	ap: () => 1,
	check(table, by) {
		return barredFromStanding(table, by) ?? missing(fighterOf(table, by), { ap: 1 }, "stand");
	},
	*run(table, by) {
		declare(table, by, "stand", { ap: 1 });
		yield* onStack(table, {
			name: "stand",
			by
		}, provoke(table, {
			by,
			at: fighterOf(table, by).at
		}));
		const fighter = findFighter(table, by);
		if (fighter && !fighter.defeated) relieve(table, by, "prone");
	}
});
/** A hold keeps from moving, not from standing up: only the held cannot. */
function barredFromStanding(table, by) {
	const fighter = findFighter(table, by);
	const fault = barredFromMoving(table, by, "is-needed");
	return fighter?.grappling != null && fighter.grappledBy === null && fighter.is.includes("prone") && table.phase !== "explore" ? void 0 : fault;
}
// shared/src/rulesets/flow/book/actions/things.ts
const THING = {
	item: anId(),
	hand: optional(oneOf(HANDS))
};
const NO_HAND = {
	code: "no-free-hand",
	clause: "FLOW-54"
};
/** Takes a thing from the bag into a hand. */
const draw = readiable({
	params: THING,
	ap: () => 1,
	check(table, by, { item, hand }) {
		const fault = barred(table, by);
		if (fault) return fault;
		const fighter = fighterOf(table, by);
		if (!fighter.bag.includes(item)) return "no-such-item";
		if (!handFor(fighter, item, hand)) return NO_HAND;
		return missing(fighter, { ap: 1 }, "draw");
	},
	*variants(table, by) {
		const fighter = findFighter(table, by);
		if (!fighter || fighter.ap < 1) return;
		for (const item of new Set(fighter.bag)) for (const hand of HANDS) yield {
			item,
			hand
		};
	},
	*run(table, by, { item, hand }) {
		declare(table, by, "draw", { ap: 1 }, { item });
		yield* onStack(table, {
			name: "draw",
			by
		}, provokeIf(table, "draw", by));
		const fighter = findFighter(table, by);
		const into = fighter && !fighter.defeated ? handFor(fighter, item, hand) : void 0;
		if (!fighter || !into || !takeFromBag(fighter, item)) return;
		fighter[into] = item;
		emit(table, {
			type: "drew",
			target: by,
			item
		});
	}
});
/** Puts a thing from a hand into the bag. */
const sheathe = readiable({
	params: THING,
	ap: () => 1,
	check(table, by, { item, hand }) {
		const fault = barred(table, by);
		if (fault) return fault;
		const fighter = fighterOf(table, by);
		return handWith(fighter, item, hand) ? missing(fighter, { ap: 1 }, "sheathe") : "no-such-item";
	},
	*variants(table, by) {
		const fighter = findFighter(table, by);
		if (!fighter || fighter.ap < 1) return;
		for (const hand of HANDS) {
			const item = fighter[hand];
			if (item !== null) yield {
				item,
				hand
			};
		}
	},
	*run(table, by, { item, hand }) {
		declare(table, by, "sheathe", { ap: 1 }, { item });
		yield* onStack(table, {
			name: "sheathe",
			by
		}, provokeIf(table, "draw", by));
		const fighter = findFighter(table, by);
		const from = fighter && !fighter.defeated ? handWith(fighter, item, hand) : void 0;
		if (!fighter || !from) return;
		fighter[from] = null;
		fighter.bag.push(item);
		emit(table, {
			type: "sheathed",
			target: by,
			item
		});
	}
});
const pickUp = readiable({
	params: {
		item: anId(),
		at: hex
	},
	ap: () => 1,
	check(table, by, { item, at }) {
		const fault = barred(table, by);
		if (fault) return fault;
		const fighter = fighterOf(table, by);
		if (!thingAt(table, item, at)) return "no-such-item";
		if (!handFor(fighter, item)) return NO_HAND;
		if (distance(fighter.at, at) > 1 && !isWaived(fighter, "out-of-range")) return "out-of-range";
		return missing(fighter, { ap: 1 }, "pick-up");
	},
	*variants(table, by) {
		const fighter = findFighter(table, by);
		if (!fighter || fighter.ap < 1) return;
		for (const { item, at } of thingsNear(table, fighter.at, 1)) yield {
			item,
			at
		};
	},
	*run(table, by, { item, at }) {
		declare(table, by, "pick-up", { ap: 1 }, { item });
		const hand = handFor(fighterOf(table, by), item);
		if (hand) pickUp$1(table, by, item, at, hand);
	}
});
/** 1 AP for a held potion; one from the bag has to be drawn first. */
function drinkAp(table, by, item) {
	return handWith(fighterOf(table, by), item) ? 1 : 2;
}
const drink = readiable({
	params: { item: anId() },
	ap: (table, by, { item }) => drinkAp(table, by, item),
	check(table, by, { item }) {
		const fault = barred(table, by);
		if (fault) return fault;
		const fighter = fighterOf(table, by);
		const isHeld = handWith(fighter, item) !== void 0;
		if (!POTIONS.includes(item) || !isHeld && !fighter.bag.includes(item)) return "no-such-item";
		if (!isHeld && freeHands(fighter).length === 0) return {
			...NO_HAND,
			clause: "FLOW-82"
		};
		return missing(fighter, { ap: drinkAp(table, by, item) }, "drink");
	},
	*variants() {
		for (const item of POTIONS) yield { item };
	},
	*run(table, by, { item }) {
		const isHeld = handWith(fighterOf(table, by), item) !== void 0;
		declare(table, by, "drink", { ap: isHeld ? 1 : 2 }, { item });
		yield* onStack(table, {
			name: "drink",
			by
		}, swallow(table, by, item, isHeld));
	}
});
function* swallow(table, by, item, isHeld) {
	yield* provokeIf(table, "drink", by);
	const fighter = findFighter(table, by);
	if (!fighter || !isStanding(table, by)) return;
	const hand = isHeld ? handWith(fighter, item) : void 0;
	if (hand) fighter[hand] = null;
	else if (isHeld || !takeFromBag(fighter, item)) return;
	emit(table, {
		type: "drunk",
		target: by,
		item
	});
	if (item === "antidote") return cure(table, by, "poisoned");
	heal(table, by, rollMany(table, HEALING.dice, HEALING.sides).reduce((sum, die) => sum + die, HEALING.bonus), { clause: "FLOW-82" });
}
// shared/src/rulesets/flow/book/actions/ability.ts
/** What forbids the use of an ability. */
function faultOfAbility(table, by, name, target) {
	const fighter = fighterOf(table, by);
	const ability = abilityBy(fighter.sheet.own, name);
	if (!fighter.sheet.abilities.includes(name) || !ability) return "no-such-ability";
	const fault = name === "rally" ? faultOfRally(table, by, target ?? "", ability) : void 0;
	if (fault) return fault;
	if (name === "focus" && fighter.done.includes("focus") && !isWaived(fighter, "once-per-round")) return "once-per-round";
	return missing(fighter, { ap: ability.ap }, "ability");
}
function faultOfRally(table, by, target, { range }) {
	const fighter = fighterOf(table, by);
	const ally = friendOf(table, by, target);
	if (!ally || target === by) return "no-such-target";
	return (distance(fighter.at, ally.at) > range ? excused(fighter, "out-of-range") : void 0) ?? (sees(table, fighter.at, ally.at) ? void 0 : excused(fighter, "no-line-of-sight"));
}
/** Uses an ability. */
function* useAbility(table, by, name, target) {
	const fighter = fighterOf(table, by);
	const ability = abilityBy(fighter.sheet.own, name);
	if (!ability) return;
	declare(table, by, "use", { ap: ability.ap }, {
		ability: name,
		...target ? { target } : {}
	});
	if (name === "rally" && target) gain(table, target, "rp", 1, "FLOW-15");
	if (name === "roar") roar(table, by, ability);
	if (name === "focus") {
		fighter.done.push("focus");
		fighter.focus = true;
	}
}
/** Each enemy close by who does not keep its nerve loses 1 RP and 1 FP. */
function roar(table, by, { range }) {
	const { at } = fighterOf(table, by);
	for (const enemy of enemiesOf(table, by)) {
		if (distance(at, enemy.at) > range) continue;
		const { level } = rollCheck(table, enemy.id, skillCheck(enemy, "willpower", "resistance", "FLOW-10"));
		if (isSuccess(level)) continue;
		lose(table, enemy.id, "rp", 1, "FLOW-10");
		lose(table, enemy.id, "fp", 1, "FLOW-10");
	}
}
// shared/src/rulesets/flow/book/actions/magic-item.ts
function hasCharm(fighter) {
	return fighter.bag.includes(CHARM.id) || handWith(fighter, CHARM.id) !== void 0;
}
/** What forbids the use of a magic item. */
function faultOfItem(table, by, item, target) {
	const fighter = fighterOf(table, by);
	if (item === CHARM.id && hasCharm(fighter)) return missing(fighter, { ap: CHARM.ap }, "charm");
	if (item !== WAND.id || !handWith(fighter, WAND.id)) return "no-such-item";
	return faultOfWand(table, by, target ?? "") ?? missing(fighter, {
		ap: WAND.ap,
		charges: 1
	}, "wand");
}
function faultOfWand(table, by, target) {
	const enemy = enemyOf(table, by, target);
	const user = fighterOf(table, by);
	if (!enemy) return "no-such-target";
	return (distance(user.at, enemy.at) > WAND.range ? excused(user, "out-of-range") : void 0) ?? (sees(table, user.at, enemy.at) ? void 0 : excused(user, "no-line-of-sight"));
}
/** Uses a magic item. */
function* useItem(table, by, item, target) {
	declare(table, by, "use", item === WAND.id ? {
		ap: WAND.ap,
		charges: 1
	} : { ap: CHARM.ap }, {
		item,
		...target ? { target } : {}
	});
	yield* onStack(table, {
		name: "use",
		by,
		...target ? { target } : {}
	}, item === WAND.id ? fire(table, by, target ?? "") : invoke(table, by));
}
function* invoke(table, by) {
	yield* provokeIf(table, "item", by);
	const fighter = findFighter(table, by);
	if (!fighter || !isStanding(table, by)) return;
	const hand = handWith(fighter, CHARM.id);
	if (!takeFromBag(fighter, CHARM.id)) {
		if (!hand) return;
		fighter[hand] = null;
	}
	gain(table, by, "rp", CHARM.rp, "FLOW-15");
}
/** The damage of the wand's bolt. */
const BOLT = {
	dice: WAND.dice,
	sides: WAND.sides,
	modifier: 0,
	bonus: WAND.bonus,
	times: 1,
	halved: false,
	ignoresDr: false
};
function* fire(table, by, target) {
	yield* provokeIf(table, "item", by);
	if (barred(table, by) || faultOfWand(table, by, target)) return;
	const { level } = rollCheck(table, target, skillCheck(fighterOf(table, target), "agility", "resistance", "FLOW-83"));
	if (isSuccess(level)) return void emit(table, {
		type: "resisted",
		by: target,
		target: by
	});
	hurt(table, by, target, tellDamage(table, by, target, BOLT, rollDice(table, BOLT)), "FLOW-83");
}
// shared/src/rulesets/flow/book/actions/spell.ts
function knownSpell(table, by, name) {
	const caster = fighterOf(table, by);
	return caster.sheet.spells.includes(name) ? spellBy(caster, name) : void 0;
}
/** The spell of that id as that fighter would cast it. */
function spellBy({ sheet: { own } }, name) {
	return rowOf(own?.spells, SPELLS, name);
}
/** What forbids casting a spell. */
function faultOfSpell(table, by, name, aim) {
	const spell = knownSpell(table, by, name);
	if (!spell) return "no-such-ability";
	return faultOfAim(table, by, spell, aim) ?? missing(fighterOf(table, by), {
		ap: 2,
		mana: spell.mana
	}, "spell");
}
function faultOfAim(table, by, spell, { target, at }) {
	const caster = fighterOf(table, by);
	const place = spell.at === "area" ? at : targetOf(table, by, spell, target)?.at;
	if (!place) return "no-such-target";
	if (distance(caster.at, place) > spell.range) {
		const fault = excused(caster, {
			code: "out-of-range",
			say: TEXT.refusals.outOfRange(distance(caster.at, place), spell.range)
		});
		if (fault) return fault;
	}
	const unseen = sees(table, caster.at, place) ? void 0 : excused(caster, "no-line-of-sight");
	if (unseen) return unseen;
	return isOnMap(table.map, place) ? void 0 : "blocked";
}
function targetOf(table, by, spell, target) {
	if (target === void 0) return void 0;
	return spell.at === "enemy" ? enemyOf(table, by, target) : friendOf(table, by, target);
}
/** Casts a spell. */
function* cast(table, by, name, aim, actions) {
	const spell = spellBy(fighterOf(table, by), name);
	if (!spell) return;
	const target = aim.target === void 0 ? {} : { target: aim.target };
	declare(table, by, "use", {
		ap: 2,
		mana: spell.mana
	}, {
		spell: name,
		...target
	});
	yield* onStack(table, {
		name: "use",
		by,
		...target,
		spell: name,
		at: aim.at ?? null,
		level: null
	}, casting(table, by, spell, aim, actions));
}
function* casting(table, by, spell, aim, actions) {
	yield* offerReadied(table, {
		on: "casts",
		by
	}, actions);
	if (!isStanding(table, by)) return;
	if (yield* isDisrupted(table, by, spell)) return;
	if (barred(table, by) || faultOfAim(table, by, spell, aim)) return;
	const result = rollCheck(table, by, skillCheck(fighterOf(table, by), "spellcasting", "action", "FLOW-R39"));
	if (result.level === "critical-failure") yield* goWrong(table, by);
	if (!isSuccess(result.level)) return;
	const top = table.stack[0];
	if (top?.by === by && top.name === "use") show(top, result);
	const countering = yield* counter(table, by, result, aim);
	if (countering === null || !isStanding(table, by)) return;
	yield* takeEffect(table, by, spell, aim, result, countering);
}
/** Casting lays open to attacks, and a few know how to break a spell with theirs. */
function* isDisrupted(table, by, spell) {
	if (spell.touch) return false;
	const { hit } = yield* provoke(table, {
		by,
		at: fighterOf(table, by).at
	});
	const isBroken = hit.some((id) => {
		const enemy = findFighter(table, id);
		return enemy !== void 0 && hasPerk(enemy, "spell-breaker");
	});
	if (isBroken) emit(table, {
		type: "disrupted",
		target: by,
		clause: "FLOW-46"
	});
	return isBroken;
}
/** A critically failed spell asks the GM, where the table plays it so. */
function* goWrong(table, by) {
	if (table.options.fumbles !== "gm") return;
	const ruling = yield* askForRuling(table, {
		about: by,
		kind: "spell",
		options: [
			"backlash",
			"drain",
			"none"
		],
		fallback: "none",
		clause: "FLOW-R39"
	});
	if (ruling === "drain") lose(table, by, "mana", 2, "FLOW-R39");
	if (ruling === "backlash") hurt(table, by, by, roll(table, 6), "FLOW-R39");
}
/** Asks the enemies who can counter the spell. Null if one does; else those who tried. */
function* counter(table, by, result, aim) {
	const tried = [];
	const enemies = enemiesOf(table, by).map(({ id }) => id);
	const question = (id) => {
		const canDo = (seen) => canCounter(seen, id, by, aim);
		return whether(id, "counter", "counterspell", canDo, (seen) => couldCounter(seen, id, by, aim));
	};
	return (yield* askInOrder(table, enemies, question, function* (id) {
		tried.push(id);
		return countersWith(table, id, by, result) || void 0;
	})) ? null : tried;
}
/** Whether somebody could counter a spell that is aimed so. */
function canCounter(table, id, by, aim) {
	const enemy = findFighter(table, id);
	return enemy !== void 0 && hasPerk(enemy, "counterspell") && couldCounter(table, id, by, aim);
}
/** Whether somebody could if it has learnt how. */
function couldCounter(table, id, by, { target }) {
	const [enemy, caster] = [findFighter(table, id), findFighter(table, by)];
	if (!enemy || !caster || enemy.defeated || caster.defeated) return false;
	if (target !== void 0 && !isStanding(table, target)) return false;
	if (enemy.rp < COUNTERSPELL.rp || enemy.grappledBy !== null) return false;
	if (is(enemy, "stunned") || is(enemy, "surprised")) return false;
	return distance(enemy.at, caster.at) <= COUNTERSPELL.range && sees(table, enemy.at, caster.at);
}
function countersWith(table, id, by, result) {
	pay(table, id, { rp: COUNTERSPELL.rp });
	emit(table, {
		type: "reacted",
		by: id,
		target: by,
		reaction: "counterspell",
		cost: COUNTERSPELL.rp
	});
	if (initiatorWins(table, result, rollCheck(table, id, skillCheck(fighterOf(table, id), "spellcasting", "reaction", "FLOW-18")))) return false;
	rewardReaction(table, id);
	return true;
}
function* takeEffect(table, by, spell, { target, at }, result, countering) {
	if (spell.at === "area" && at) return strikeAll(table, by, spell, result, inBurst(table, at));
	if (target === void 0 || !isStanding(table, target)) return;
	if (spell.at === "ally") return mend(table, by, target, spell, result.level);
	const taker = yield* intercept(table, {
		by,
		target,
		mode: spell.touch ? "melee" : "ranged",
		result,
		reacted: countering
	});
	if (!isStanding(table, by)) return;
	if (taker !== null) affect(table, by, spell, result.level, [taker]);
	else if (isStanding(table, target)) strikeAll(table, by, spell, result, [target]);
}
/** Whom a burst strikes, friend and foe. */
function inBurst(table, at) {
	return inOrder(table).filter((fighter) => distance(fighter.at, at) <= 1).map(({ id }) => id);
}
/** Whoever does not resist is struck; the dice are rolled once for all. */
function strikeAll(table, by, spell, result, targets) {
	const struck = targets.filter((id) => {
		if (spell.resist === null) return true;
		return initiatorWins(table, result, rollCheck(table, id, skillCheck(fighterOf(table, id), spell.resist, "resistance", "FLOW-R39")));
	});
	if (struck.length > 0) affect(table, by, spell, result.level, struck);
}
/** The damage of a spell at that level. */
function spellDamage(spellcasting, spell, level) {
	return {
		dice: spell.dice,
		sides: spell.sides,
		modifier: modifier(spellcasting),
		bonus: levelBonus(level),
		times: timesOf(level),
		halved: false,
		ignoresDr: false
	};
}
function affect(table, by, spell, level, struck) {
	const spec = spellDamage(fighterOf(table, by).sheet.skills.spellcasting, spell, level);
	const dice = rollDice(table, spec);
	for (const id of struck) {
		if (spell.dice > 0) hurt(table, by, id, tellDamage(table, by, id, spec, dice), "FLOW-R14");
		if (spell.burning) dose(table, id, "burning", spell.burning);
		if (spell.poisoned) dose(table, id, "poisoned", spell.poisoned * (level === "critical" ? 2 : 1));
	}
}
function mend(table, by, target, spell, level) {
	heal(table, target, (rollMany(table, spell.dice, spell.sides).reduce((total, die) => total + die, 0) + modifier(fighterOf(table, by).sheet.skills.spellcasting)) * timesOf(level), { clause: "FLOW-R39" });
}
// shared/src/rulesets/flow/book/actions/use.ts
const USE = {
	ability: optional(anId()),
	spell: optional(anId()),
	item: optional(anId()),
	target: optional(fighter),
	at: optional(hex)
};
/** Whether it names one thing to use, with the target that this needs. */
function isWhole({ ability, spell, item, target, at }, user) {
	if ([
		ability,
		spell,
		item
	].filter((one) => one !== void 0).length !== 1) return false;
	if (ability === "rally" || item === WAND.id) return target !== void 0;
	const known = user && spell !== void 0 ? spellBy(user, spell) : void 0;
	if (!known) return true;
	return known.at === "area" ? at !== void 0 : target !== void 0;
}
/** Casts a spell, uses an ability or a magic item. */
const use = readiable({
	params: USE,
	understand: (act, table, by) => isWhole(act, findFighter(table, by)) ? act : void 0,
	ap(table, by, { ability, item }) {
		if (ability !== void 0) return abilityBy(findFighter(table, by)?.sheet.own, ability)?.ap ?? 2;
		if (item !== void 0) return item === CHARM.id ? CHARM.ap : WAND.ap;
		return 2;
	},
	check: (table, by, act) => barred(table, by) ?? faultOf$2(table, by, act),
	*variants(table, by) {
		yield* spellVariants(table, by);
		yield* otherVariants(table, by);
	},
	run: (table, by, act, actions) => carryOut$1(table, by, act, actions)
});
function faultOf$2(table, by, { ability, spell, item, target, at }) {
	if (spell !== void 0) return faultOfSpell(table, by, spell, {
		target,
		at
	});
	if (ability !== void 0) return faultOfAbility(table, by, ability, target);
	return faultOfItem(table, by, item ?? "", target);
}
function carryOut$1(table, by, { ability, spell, item, target, at }, actions) {
	if (spell !== void 0) return cast(table, by, spell, {
		target,
		at
	}, actions);
	if (ability !== void 0) return useAbility(table, by, ability, target);
	return useItem(table, by, item ?? "", target);
}
function* spellVariants(table, by) {
	const caster = findFighter(table, by);
	if (!caster || caster.ap < 2) return;
	for (const spell of caster.sheet.spells) {
		const known = spellBy(caster, spell);
		if (!known || known.mana > caster.mana) continue;
		if (known.at === "area") for (const at of centres(table, by)) yield {
			spell,
			at
		};
		else for (const { id: target } of standing(table)) yield {
			spell,
			target
		};
	}
}
/** The centres worth offering for a burst: each hex on or next to an enemy. */
function centres(table, by) {
	const { side } = findFighter(table, by) ?? {};
	const hexes = standing(table).filter((fighter) => fighter.side !== side).flatMap(({ at }) => range(at, 1));
	return [...new Map(hexes.map((hex) => [hexKey(hex), hex])).values()];
}
function* otherVariants(table, by) {
	const fighter = findFighter(table, by);
	if (!fighter || fighter.ap < 1) return;
	for (const ability of fighter.sheet.abilities) if (ability === "rally") for (const { id: target } of standing(table)) yield {
		ability,
		target
	};
	else yield { ability };
	yield { item: CHARM.id };
	if (fighter.charges > 0) for (const { id: target } of standing(table)) yield {
		item: WAND.id,
		target
	};
}
// shared/src/rulesets/flow/book/actions/readiable.ts
const READIABLE_NAMES = [
	"attack",
	"disarm",
	"feint",
	"grapple",
	"shove",
	"step",
	"move",
	"crawl",
	"stand",
	"tumble",
	"draw",
	"sheathe",
	"pick-up",
	"drink",
	"shake-off",
	"use"
];
/** The actions that can also be readied. */
const READIABLE = {
	attack,
	disarm,
	feint: feint$1,
	grapple,
	shove,
	step,
	move,
	crawl,
	stand,
	tumble,
	draw,
	sheathe,
	"pick-up": pickUp,
	drink,
	"shake-off": shakeOff,
	use
};
function isReadiable(name) {
	return READIABLE_NAMES.includes(name);
}
/** The AP that an action takes which is made ready, as it has been read: they are set aside. */
function readyAp(table, by, { do: name, ...rest }) {
	if (!isReadiable(name)) return 0;
	const act = READIABLE[name].understand(rest, table, by);
	return act === void 0 ? 0 : READIABLE[name].ap(table, by, act);
}
// shared/src/rulesets/flow/book/actions/ready-offers.ts
/** What enemies do that is worth waiting for, the usual first. */
const OF_ENEMIES = [
	"enters-reach",
	"attacks",
	"casts",
	"moves"
];
/** What somebody does alone. */
const ALONE = [
	"step",
	"stand",
	"drink",
	"draw",
	"shake-off"
];
/** What is offered to be made ready. Any other trigger and action can be asked for: only the AP are checked. */
function* readyOffers(table, by) {
	const enemies = enemiesOf(table, by);
	if (enemies.length === 0 || barred(table, by)) return;
	const fighter = fighterOf(table, by);
	const affordable = (deeds) => [...deeds].filter((deed) => readyAp(table, by, deed) <= fighter.ap);
	const alone = affordable(deedsAlone(table, by));
	const aimed = affordable(deedsAt(fighter, "trigger"));
	const answers = [...aimed, ...alone];
	const triggers = OF_ENEMIES.map((on) => ({
		on,
		by: "enemy",
		note: null
	}));
	if (table.options.doors.length > 0) triggers.push({
		on: "opens",
		by: "any",
		note: null
	});
	yield* offersOf(triggers, answers);
	yield* offersOf([{
		on: "note",
		by: "any",
		note: ""
	}], [...enemies.flatMap(({ id }) => aimed.map((deed) => ({
		...deed,
		target: id
	}))), ...alone]);
}
function* deedsAt(fighter, target) {
	for (const weapon of weaponParams(fighter)) yield named("attack", {
		...weapon,
		target
	});
	for (const mode of MODES) yield {
		do: "shove",
		mode,
		target
	};
	for (const hold of ["disarm", "grapple"]) yield {
		do: hold,
		target
	};
	for (const spell of fighter.sheet.spells) if (spellBy(fighter, spell)?.at === "enemy") yield {
		do: "use",
		spell,
		target
	};
}
function* deedsAlone(table, by) {
	for (const name of ALONE) for (const act of READIABLE[name].variants?.(table, by) ?? []) if (READIABLE[name].check(table, by, act) === void 0) yield named(name, act);
}
/** An action with its parameters, those left out also left out here. */
function named(name, params) {
	const given = { do: name };
	for (const key in params) {
		const value = params[key];
		if (value !== void 0) given[key] = value;
	}
	return given;
}
// shared/src/rulesets/flow/book/actions/ready.ts
/** Names a trigger and an action, and ends the turn; the AP of the action are set aside. */
const ready = action({
	params: {
		trigger: triggerOn(TRIGGERS$1),
		action: intent
	},
	understand({ trigger, action }, table, by) {
		const { do: name, ...rest } = action;
		if (!isReadiable(name)) return void 0;
		const meant = READIABLE[name].parse(rest, table, by);
		return meant && {
			trigger: {
				...trigger,
				note: trigger.note || null
			},
			action: {
				...meant,
				do: name
			}
		};
	},
	check(table, by, { trigger, action }) {
		return barred(table, by) ?? faultOfTrigger(table, trigger) ?? missing(fighterOf(table, by), { ap: readyAp(table, by, action) }, "ready");
	},
	variants: readyOffers,
	*run(table, by, { trigger, action }) {
		const fighter = fighterOf(table, by);
		const { on, by: whom, note } = trigger;
		const aside = readyAp(table, by, action);
		fighter.readied = {
			on,
			by: whom,
			note,
			action
		};
		emit(table, {
			type: "readied",
			by,
			on,
			whom,
			note,
			action: action.do,
			secret: true,
			clause: "FLOW-65"
		});
		endTurn(table, by, aside);
	}
});
// shared/src/rulesets/flow/book/actions.ts
/** All that a fighter can do in its turn, and what the GM can set off. There is no delaying. */
const ACTIONS = {
	...READIABLE,
	move: moveNow,
	maintain,
	escape: breakFree,
	release,
	flow: flow$1,
	"flow-state": flowState,
	"total-defense": totalDefense,
	ready,
	free,
	"end-turn": finish,
	"gm.fire": fire$1,
	"gm.start": start
};
// shared/src/kit/gm.ts
/** The GM's interventions, each of which leaves the table whole. */
function gmPowersBy(book) {
	return {
		place: (table, id, to) => book.move ? book.move(table, id, to) : place(table, id, to, "placed"),
		add(table, from) {
			const newcomer = book.make(from, table);
			enter(table, newcomer);
			if (book.join) book.join(table, newcomer, from);
			else table.order = [...table.order, newcomer.id];
			emit(table, {
				type: "joined",
				target: newcomer.id
			});
		},
		remove(table, id) {
			const leaver = findFighter(table, id);
			if (!leaver) return;
			emit(table, {
				type: "removed",
				target: id,
				name: leaver.name
			});
			book.leave?.(table, id);
			withdraw(table, id);
			table.order = table.order.filter((other) => other !== id);
			if (book.decide) book.decide(table);
			else concludeIfDecided(table);
		},
		...book.grounds && { grounds: book.grounds },
		...book.takeUp && { takeUp: (table, hexes) => book.takeUp?.(table, hexes) },
		end: (table) => (book.end ?? conclude$1)(table, null)
	};
}
// shared/src/kit/options.ts
/** The options of a setup, those left out as they are initially. Throws `SetupError`, naming the option. */
function readOptions(kinds, { options }) {
	const given = Object.entries(options).map(([key, value]) => {
		const kind = Object.hasOwn(kinds, key) ? kinds[key] : void 0;
		if (!kind) throw new SetupError(`options.${key}: ${TEXT$1.setup.noSuchOption}`);
		const wrong = misfit(kind, value);
		if (wrong !== void 0) throw new SetupError(`options.${key}: ${wrong}`);
		return [key, readValue(kind, value)];
	});
	return {
		...initialOf(kinds),
		...Object.fromEntries(given)
	};
}
/** The form fields of those options that a catalogue has words for, in its order, with the clauses behind each. */
function optionForm(kinds, words, clauses) {
	return Object.entries(words).flatMap(([key, said]) => {
		const kind = kinds[key];
		const cited = clauses[key];
		return kind && said ? [{
			key,
			label: said.label,
			help: said.help,
			...cited && { clauses: cited },
			...look(kind, said)
		}] : [];
	});
}
function look(kind, { choices = {} }) {
	const { initial } = kind;
	const of = bare(kind);
	const named = Object.entries(choices).map(([value, label]) => ({
		value,
		label
	}));
	switch (of.type) {
		case "flag": return {
			type: "boolean",
			initial: initial === true
		};
		case "count":
		case "amount": return {
			type: "number",
			initial: Number(initial),
			min: of.min,
			max: of.max
		};
		case "word":
		case "thing": return {
			type: "choice",
			initial: String(initial),
			choices: named
		};
		case "list":
		case "set": return {
			type: "choices",
			initial,
			choices: named
		};
		default: throw new Error(`No form for an option that is a ${of.type}.`);
	}
}
// shared/src/kit/state.ts
/** Puts a fighter of a setup on the table. Throws `SetupError` if there is no standing where it stands. */
function putDown$1(table, fighter) {
	const { id, at, defeated } = fighter;
	if (!isOpenGround(table.map, at)) throw new SetupError(`${id}.at: ${TEXT$1.setup.noGround(hexText(at))}`);
	const holder = defeated ? void 0 : occupant(table, at);
	if (holder) throw new SetupError(`${id}.at: ${TEXT$1.setup.taken(hexText(at), holder.id)}`);
	enter(table, fighter);
}
/**
* Writes a setup's `state` over how a fighter would start, in the order of the fields. `sentences` say what is wrong by
* the code of a fault. Throws `SetupError`, naming the field. Source: cases/FORMAT.md.
*/
function layDown(fields, table, fighter, from, sentences) {
	for (const [field, value] of stated(fields, table, fighter, from, sentences)) field.set?.(table, fighter, value);
}
/** Throws what `layDown` would throw, and writes nothing. */
function requireState(fields, table, fighter, from, sentences) {
	for (const _ of stated(fields, table, fighter, from, sentences));
}
/** What a setup states of a fighter, in the order of the fields; each is looked at when those before have been written. */
function* stated(fields, table, fighter, { id, state = {} }, sentences) {
	const stray = Object.keys(state).find((key) => !Object.hasOwn(fields, key) || !fields[key]?.set);
	if (stray !== void 0) throw new SetupError(`${id}.state.${stray}: ${TEXT$1.setup.noSuchField}`);
	for (const [key, field] of Object.entries(fields)) {
		const given = state[key];
		if (given === void 0) continue;
		const wrong = misfit(field.kind, given) ?? faultOf$1(table, fighter, field, given, sentences);
		if (wrong !== void 0) throw new SetupError(`${id}.state.${key}: ${wrong}`);
		yield [field, readValue(field.kind, given)];
	}
}
function faultOf$1(table, fighter, field, given, sentences) {
	const fault = field.fault?.(table, fighter, readValue(field.kind, given));
	return fault === void 0 ? void 0 : rejection(fault, sentences).message;
}
// shared/src/kit/fields.ts
function putDown(table, { id }, to) {
	place(table, id, to, "placed");
}
/** Makes the fields of the table view of a ruleset with such a table and such fighters. */
function fieldsOf() {
	return {
		/** A field that follows from others: it can only be read. */
		shown: (kind, get) => ({
			kind,
			get: (table, fighter) => get(fighter, table)
		}),
		/** A field that a fighter keeps under this name. */
		kept(key, kind, { fault, after } = {}) {
			return {
				kind,
				get: (_table, fighter) => fighter[key],
				...fault && { fault },
				set(table, fighter, value) {
					const before = fighter[key];
					fighter[key] = value;
					after?.(table, fighter, before);
				}
			};
		},
		/** A field that is read and written in its own way. */
		field: (field) => field,
		/** Where somebody stands, where nobody ever leaves the map. `go` puts it there; left out: it is placed. */
		at(go = putDown) {
			return {
				kind: hex,
				get: (_table, { at }) => [at[0], at[1]],
				fault: (table, { id }, to) => faultOfPlace(table, to, id),
				set: go
			};
		},
		/** Where somebody stands; null: it has left the map. The GM can bring it back, and not take it away. */
		atOrGone(go = putDown) {
			return {
				kind: nullable(hex),
				get: (_table, { at }) => at && [at[0], at[1]],
				fault: (table, { id }, to) => to ? faultOfPlace(table, to, id) : "bad-input",
				set: (table, fighter, to) => to && go(table, fighter, to)
			};
		},
		/** Which side somebody is on. `after` sees to what follows from a change. */
		side(after) {
			return {
				kind: text(32, 1),
				get: (_table, { side }) => side,
				set(table, fighter, value) {
					fighter.side = value;
					after(table);
				}
			};
		}
	};
}
// shared/src/rulesets/flow/sheet/fields/field.ts
/** What the GM is told of values that do not fit. */
const values = TEXT.fieldValues;
/** The fault of a value that has to be something else. */
function wrong(what) {
	return {
		code: "bad-input",
		say: values.wrong(what)
	};
}
const { at, field, kept, shown, side } = fieldsOf();
const conditions = field({
	kind: listOf(oneOf([
		...PLAIN_CONDITIONS,
		...ONGOING,
		...CAUSED,
		"grappled"
	])),
	get: (_, fighter) => conditionsOf(fighter),
	set(table, fighter, names) {
		for (const name of PLAIN_CONDITIONS) setPlain(table, fighter, name, names.includes(name));
		for (const name of ONGOING) fighter[name] = names.includes(name) ? Math.max(1, fighter[name]) : 0;
		for (const name of CAUSED) if (!names.includes(name)) fighter[name] = [];
		else if (fighter[name].length === 0) fighter[name] = ["gm"];
		if (!names.includes("grappled") && isGrappled(fighter)) endHold(table, fighter.id);
	}
});
function setPlain(table, fighter, name, isOn) {
	if (isOn) afflict(table, fighter.id, name);
	else relieve(table, fighter.id, name);
}
/** One end of a hold: setting it sets the other end too. */
function hold(key) {
	return field({
		kind: nullable(fighter),
		get: (_, fighter) => fighter[key],
		fault: (table, fighter, value) => value === null || value !== fighter.id && findFighter(table, value) ? void 0 : wrong(values.otherFighter),
		set(table, fighter, value) {
			if (fighter[key] === value) return;
			endHold(table, fighter.id);
			if (value === null) return;
			const other = findFighter(table, value);
			if (!other) return;
			endHold(table, other.id);
			const [holder, held] = key === "grappling" ? [fighter, other] : [other, fighter];
			holder.grappling = held.id;
			held.grappledBy = holder.id;
			holder.holds = table.turn === holder.id;
		}
	});
}
const feint = kept("feint", nullable(fighter), { fault: (table, _, value) => value === null || findFighter(table, value) ? void 0 : wrong(values.fighter) });
// shared/src/rulesets/flow/sheet/fields/points.ts
const hp = field({
	kind: count(),
	get: (_, fighter) => fighter.hp,
	set(table, fighter, value) {
		if (value === 0) takeOut(table, fighter);
		else fighter.hp = Math.min(fighter.maxHp, value);
	}
});
function takeOut(table, fighter) {
	defeat(table, fighter.id);
	endIfDecided(table);
}
const defeated = field({
	kind: flag,
	get: (_, fighter) => fighter.defeated,
	fault(table, fighter, value) {
		if (value || !fighter.defeated) return void 0;
		if (fighter.hp <= 0) return wrong(values.hpFirst);
		return occupant(table, fighter.at) ? "occupied" : void 0;
	},
	set(table, fighter, value) {
		if (value) takeOut(table, fighter);
		else fighter.defeated = false;
	}
});
const fp = kept("fp", count(), { after: limitFp });
const maxHp = kept("maxHp", count(1), { after: (_, fighter) => {
	fighter.hp = Math.min(fighter.hp, fighter.maxHp);
} });
const fpMax = kept("fpMax", count(), { after: limitFp });
function limitFp(_, fighter) {
	fighter.fp = Math.min(fighter.fp, fighter.fpMax);
}
/** A wand that nobody has has no charges. */
const charges = field({
	...kept("charges", count()),
	get: (_, fighter) => handWith(fighter, "ember-wand") || fighter.bag.includes("ember-wand") ? fighter.charges : 0
});
// shared/src/rulesets/flow/sheet/fields/things.ts
/** What a hand holds. */
const hand = (key) => kept(key, nullable(item$1));
const dropped = field({
	kind: listOf(text(64, 1)),
	get: (table, fighter) => droppedBy(table, fighter.id),
	fault: (_, __, value) => value.every((one) => LYING.test(one)) ? void 0 : wrong(values.lying),
	set(table, fighter, value) {
		table.ground = [...table.ground.filter(({ owner }) => owner !== fighter.id), ...value.map((one) => lying(one, fighter.id))];
	}
});
const LYING = /^(?<item>[a-z-]+)@(?<q>-?\d+),(?<r>-?\d+)$/;
function lying(text, owner) {
	const { item = "", q, r } = LYING.exec(text)?.groups ?? {};
	return {
		item,
		at: [Number(q), Number(r)],
		owner,
		charges: 0
	};
}
const bag = field({
	kind: listOf(item$1),
	get: (_, fighter) => [...fighter.bag].sort(),
	set: (_, fighter, value) => {
		fighter.bag = [...value];
	}
});
// shared/src/rulesets/flow/sheet/fields.ts
const points = count();
const readied = field({
	kind: nullable(oneOf(TRIGGERS$1)),
	get: (_, fighter) => fighter.readied?.on ?? null,
	fault: (_, __, value) => value === null ? void 0 : wrong(values.readied),
	set: (_, fighter) => {
		fighter.readied = null;
	}
});
const stepped = field({
	kind: flag,
	get: (_, fighter) => fighter.done.includes("step"),
	set: (_, fighter, value) => {
		fighter.done = fighter.done.filter((one) => one !== "step");
		if (value) fighter.done.push("step");
	}
});
/** The table view of the flow rules, and how the GM sets it; in the order in which a setup's state is laid down. */
const FIELDS = {
	side: side(endIfDecided),
	at: at((table, { id }, to) => shift(table, id, to, "placed")),
	size: kept("size", oneOf(SIZES)),
	maxHp,
	hp,
	ap: kept("ap", points),
	rp: kept("rp", points),
	fpMax,
	fp,
	mana: kept("mana", points),
	main: hand("main"),
	off: hand("off"),
	bag,
	dropped,
	reach: shown(points, reachOf),
	conditions,
	init: kept("init", nullable(count(-999))),
	bleeding: kept("bleeding", points),
	poisoned: kept("poisoned", points),
	burning: kept("burning", points),
	feint,
	grappling: hold("grappling"),
	grappledBy: hold("grappledBy"),
	readied,
	moveAp: kept("moveAp", points),
	stepped,
	flowState: kept("flowState", flag),
	reactionFp: kept("reactionFp", flag),
	apNext: kept("apNext", count(-99)),
	discount: kept("discount", points),
	braced: kept("braced", flag),
	focus: kept("focus", flag),
	charges,
	freeUsed: kept("freeUsed", points),
	lastCheck: kept("lastCheck", nullable(oneOf(LEVELS))),
	defeated
};
/** The house rules of one battle. */
const OPTIONS = {
	/** The side that surprises the others. */
	surprise: initially(nullable(text(32)), null),
	fumbles: initially(oneOf([
		"gm",
		"table",
		"off"
	]), "gm"),
	alsoProvoke: listOf(oneOf([
		"ranged",
		"drink",
		"draw",
		"item"
	])),
	grapplerActions: initially(oneOf(["allow", "ask"]), "allow"),
	freeLimit: initially(count(0, 99), 3),
	autoEnd: flag,
	fpCap: initially(flag, true),
	doors: listOf(hex, 1e3),
	explore: flag,
	/** Seconds that a prompt stays open. */
	timer: initially(amount(1, 600), 20)
};
// shared/src/rulesets/flow/sheet/open.ts
/** The table at the very start. Throws `SetupError`, naming the field, if the setup is not fit for these rules. */
function open(setup, dice) {
	const options = readOptions(OPTIONS, setup);
	const table = {
		...newTable(setup, dice),
		options,
		phase: "explore",
		surprisers: null,
		ordered: setup.order !== void 0,
		acted: [],
		orderChanges: [],
		ground: []
	};
	checkDoors(table);
	for (const from of setup.combatants) putDown$1(table, newFighter(from, table));
	if (!table.ordered) table.order = Object.keys(table.fighters);
	checkSides(table);
	if (!options.explore) beginFight(table, options.surprise);
	for (const from of setup.combatants) layDownState(table, from);
	return table;
}
function checkDoors({ options, map }) {
	const walls = new Set(map.walls.map(hexKey));
	const odd = options.doors.find((door) => !walls.has(hexKey(door)));
	if (odd) throw new SetupError(`options.doors: ${TEXT.setup.noWall(odd.join(", "))}`);
}
function checkSides({ options, fighters }) {
	const isSide = Object.values(fighters).some(({ side }) => side === options.surprise);
	if (options.surprise !== null && !isSide) throw new SetupError(`options.surprise: ${TEXT.setup.nobodyOn(options.surprise)}`);
}
/** Starting state replaces what the start of the fight has worked out. */
function layDownState(table, from) {
	layDown(FIELDS, table, fighterOf(table, from.id), from, TEXT.rejections);
}
/** What is wrong with a fighter that the GM wants to add. */
function faultOf(from, table) {
	return setupFault(() => {
		requireState(FIELDS, table, newFighter(from, table), from, TEXT.rejections);
	});
}
/** A fighter as it comes to the table, before anything has happened. Throws `SetupError`. */
function newFighter(from, { options, content }) {
	const { name, sheet, bag, ...own } = sheetOf$1(from, options.fpCap, content);
	return {
		...newcomer(from),
		name,
		sheet,
		...own,
		bag: [...bag],
		hp: own.maxHp,
		...firstPurses(sheet, own.fpMax),
		charges: WAND.charges * [
			own.main,
			own.off,
			...bag
		].filter((item) => item === WAND.id).length,
		...FRESH()
	};
}
/** How everybody stands before the fight has left its marks. */
const FRESH = () => ({
	init: null,
	is: [],
	bleeding: 0,
	poisoned: 0,
	burning: 0,
	exposed: [],
	weakened: [],
	feint: null,
	grappling: null,
	grappledBy: null,
	holds: false,
	readied: null,
	moveAp: 0,
	flowState: false,
	reactionFp: false,
	apNext: 0,
	discount: 0,
	braced: false,
	focus: false,
	freeUsed: 0,
	lastCheck: null,
	done: [],
	joined: null
});
// shared/src/rulesets/flow/book/gm.ts
/** What the GM's interventions mean under the flow rules: FLOW-R43. */
const GM = gmPowersBy({
	make: (from, table) => newFighter(from, table),
	move: (table, id, to) => shift(table, id, to, "placed"),
	join(table, fighter, from) {
		layDownState(table, from);
		fighter.joined = table.phase === "explore" ? null : table.round;
		table.order = [...table.order, fighter.id];
	},
	leave(table, id) {
		endHold(table, id);
		forget(table, id);
		table.acted = table.acted.filter((one) => one !== id);
	},
	decide: endIfDecided,
	grounds: {
		door: {
			terrain: "wall",
			isAt: (table, at) => isDoor(table, at) && isWall(table.map, at),
			lay: hang
		},
		"open-door": {
			terrain: "open",
			isAt: (table, at) => isDoor(table, at) && !isWall(table.map, at),
			lay: hang
		}
	},
	takeUp(table, hexes) {
		const isGone = (door) => hexes.some((at) => isSame$1(at, door));
		table.options = {
			...table.options,
			doors: table.options.doors.filter((door) => !isGone(door))
		};
	}
});
function isDoor({ options }, at) {
	return options.doors.some((door) => isSame$1(door, at));
}
function hang(table, hexes) {
	table.options = {
		...table.options,
		doors: [...table.options.doors, ...hexes]
	};
}
// shared/src/rulesets/flow/book/rounds.ts
/** Plays a battle from wherever its table is. */
function* play(table) {
	for (;;) {
		yield* settle(table);
		if (table.phase === "explore") yield* roam(table);
		else if (table.turn !== null) yield* act(table, table.turn);
		else yield* goOn(table);
	}
}
/** Outside a fight everybody may move at any moment, until the GM lets the fight begin. */
function* roam(table) {
	const intent = yield* askAny([...standing(table).map(({ id }) => turnQuestion(ACTIONS, id, isStanding)), gmsQuestion()]);
	if (intent) yield* perform(table, ACTIONS, intent);
}
/** The GM can always let the fight begin. */
function gmsQuestion() {
	return {
		for: "gm",
		kind: "turn",
		choices: () => [{ option: "gm.start" }],
		fallback: { option: "end-turn" }
	};
}
function isUp(table, id) {
	return table.turn === id && isStanding(table, id);
}
/** One thing that the one whose turn it is does. Only when it has been resolved may the next be declared. */
function* act(table, id) {
	const intent = yield* askAny([turnQuestion(ACTIONS, id, isUp)]);
	if (!intent) return;
	const wasAllowed = yield* carryOut(table, intent);
	yield* settle(table);
	const isSpent = table.turn === id && isStanding(table, id) && fighterOf(table, id).ap === 0;
	if (table.options.autoEnd && wasAllowed && isSpent) endTurn(table, id);
}
/** Carries out what somebody wants to do, if the GM lets it where the GM has a say. Whether it came to that. */
function* carryOut(table, intent) {
	const { option, as, ...read } = intent;
	if (as !== void 0 && as !== "gm" && !(yield* mayDo(table, as, option))) return false;
	const action = ACTIONS[option];
	const act = as === void 0 ? void 0 : action?.understand(read, table, as);
	if (!action || act === void 0 || as === void 0) return false;
	const isLegalFor = (seen) => action.check(seen, as, act) === void 0;
	const isStillLegal = isLegalFor(table) || isLegalFor(seenBy(table, eyesOf(as)));
	if (isStillLegal) yield* perform(table, ACTIONS, intent);
	return isStillLegal;
}
/** Whether the GM allows it: what a grappler does, and one free action too many. */
function* mayDo(table, by, action) {
	if (!(yield* grapplerMayAct(table, by, action))) return false;
	return action !== "free" || (yield* hasLeaveForFree(table, by));
}
/** Between turns: the next one opens, or the round ends. */
function* goOn(table) {
	const next = nextInTurn(table);
	if (next !== void 0) return startTurn(table, next);
	yield* endRound(table);
	openRound(table);
}
/** The end of a round: wounds close, and who has readied an action goes on waiting or not. */
function* endRound(table) {
	for (const { id, sheet } of inOrder(table)) if (sheet.regrowth > 0) heal(table, id, sheet.regrowth, { clause: "FLOW-R32" });
	for (const { id } of inOrder(table)) if (mayStillLieInWait(table, id)) yield* askToWait(table, id);
}
function* askToWait(table, id) {
	const isWaiting = (seen) => isStanding(seen, id) && fighterOf(seen, id).readied !== null;
	if ((yield* ask({
		for: id,
		kind: "ready-end",
		choices: (seen) => isWaiting(seen) ? [{ option: "cancel" }, { option: "wait" }] : [],
		concerns: (seen) => mayStillLieInWait(seen, id),
		fallback: { option: "wait" }
	}))?.option !== "cancel" || !isWaiting(table)) return;
	fighterOf(table, id).readied = null;
	emit(table, {
		type: "readied-action-cancelled",
		by: id,
		secret: true,
		clause: "FLOW-68"
	});
	lose(table, id, "ap", fighterOf(table, id).ap, "FLOW-68");
}
/** Opens the next round: the order as it was, but for those who have acted on a trigger. */
function openRound(table) {
	changeOrder(table);
	table.round += 1;
	table.acted = [];
	if (table.phase === "surprise") endSurprise(table);
	refreshRound(table);
	emit(table, {
		type: "round-started",
		round: table.round
	});
}
function changeOrder(table) {
	for (const { id, before } of table.orderChanges) {
		if (!table.order.includes(before) || !table.order.includes(id) || id === before) continue;
		const others = table.order.filter((one) => one !== id);
		table.order = others.toSpliced(others.indexOf(before), 0, id);
	}
	table.orderChanges = [];
}
// shared/src/kit/odds.ts
/** At either end of a sum, what is less likely than this is left out: dice that explode have no highest number. */
const NEGLIGIBLE = 1e-9;
/** What is certain. */
function certainly(result) {
	return {
		low: result,
		chances: [1]
	};
}
/** One die of so many sides. */
function die(sides) {
	return {
		low: 1,
		chances: new Array(sides).fill(1 / sides)
	};
}
const known$1 = /* @__PURE__ */ new Map();
/** The sum of so many dice. */
function dice$1(count, sides) {
	const key = `${count}d${sides}`;
	let total = known$1.get(key);
	if (total) return total;
	total = certainly(0);
	for (let rolled = 0; rolled < count; rolled++) total = sum(total, die(sides));
	known$1.set(key, total);
	return total;
}
/** The highest of so many independent results. */
function highestOf(count, { low, chances }) {
	let [so, before] = [0, 0];
	return {
		low,
		chances: chances.map((chance) => {
			[so, before] = [so + chance, so];
			return so ** count - before ** count;
		})
	};
}
/** The lowest of so many independent results. */
function lowestOf(count, one) {
	return negated(highestOf(count, negated(one)));
}
/** The sum of two independent results. */
function sum(a, b) {
	const chances = new Array(a.chances.length + b.chances.length - 1).fill(0);
	for (let i = 0; i < a.chances.length; i++) {
		const one = a.chances[i] ?? 0;
		if (one === 0) continue;
		for (let j = 0; j < b.chances.length; j++) chances[i + j] = (chances[i + j] ?? 0) + one * (b.chances[j] ?? 0);
	}
	return trimmed({
		low: a.low + b.low,
		chances
	});
}
function negated({ low, chances }) {
	return {
		low: 1 - low - chances.length,
		chances: [...chances].reverse()
	};
}
/** Without negligible ends, and still adding up to 1. */
function trimmed({ low, chances }) {
	const first = chances.findIndex((chance) => chance >= NEGLIGIBLE);
	const last = chances.findLastIndex((chance) => chance >= NEGLIGIBLE);
	if (first === 0 && last === chances.length - 1) return {
		low,
		chances
	};
	const kept = chances.slice(first, last + 1);
	const total = kept.reduce((so, chance) => so + chance, 0);
	return {
		low: low + first,
		chances: kept.map((chance) => chance / total)
	};
}
/** What becomes of each result. */
function mapped(of, become) {
	return gathered$1((add) => eachOf(of, (result, chance) => add(become(result), chance)));
}
/** One of several, each with its chance; these add up to 1. */
function mixed(parts) {
	return gathered$1((add) => {
		for (const [share, part] of parts) eachOf(part, (result, chance) => add(result, chance * share));
	});
}
/** One of several, each with its chance; and 0 if it comes to none of them. */
function orNothing(parts) {
	const none = 1 - parts.reduce((so, [share]) => so + share, 0);
	return mixed([[Math.max(0, none), certainly(0)], ...parts]);
}
/** What all these results are together: they are gone through twice, so that nothing need be kept of them. */
function gathered$1(goThrough) {
	let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	goThrough((result, chance) => {
		if (chance === 0) return;
		low = Math.min(low, result);
		high = Math.max(high, result);
	});
	const chances = new Array(high - low + 1).fill(0);
	goThrough((result, chance) => {
		if (chance > 0) chances[result - low] = (chances[result - low] ?? 0) + chance;
	});
	return {
		low,
		chances
	};
}
function eachOf({ low, chances }, tell) {
	for (let index = 0; index < chances.length; index++) {
		const chance = chances[index] ?? 0;
		if (chance > 0) tell(low + index, chance);
	}
}
/** What can come about, ascending, with its chance. */
function resultsOf(of) {
	const results = [];
	eachOf(of, (result, chance) => results.push([result, chance]));
	return results;
}
/** The chance of one result. */
function chanceOf({ low, chances }, result) {
	return chances[result - low] ?? 0;
}
/** The chance of a result that is meant. */
function chanceThat(of, isMeant) {
	return averageOf(of, (result) => isMeant(result) ? 1 : 0);
}
/** What it comes to on average: the result itself, or what that is worth. */
function averageOf(of, worth = (result) => result) {
	let so = 0;
	eachOf(of, (result, chance) => {
		so += chance * worth(result);
	});
	return so;
}
/** What comes of somebody's field changing by so much; `isDefeated` says by which changes they are out of the fight. */
function changeOf(target, field, by, isDefeated = () => false) {
	return {
		target,
		field,
		changes: resultsOf(by),
		average: averageOf(by),
		defeat: chanceThat(by, isDefeated)
	};
}
/** What losing so much of a field does to somebody, who is out of the fight if `isDefeated` by it. */
function lossOf(target, field, lost, isDefeated) {
	return changeOf(target, field, negated(lost), (by) => isDefeated(-by));
}
/** What regaining so much of a field does to somebody who misses no more than `missing`. */
function gainOf(target, field, gained, missing) {
	return changeOf(target, field, mapped(gained, (so) => Math.max(0, Math.min(so, missing))));
}
/** What succeeds or fails, and no more. */
function yesOrNo(success, worth = 0, effects = []) {
	return {
		outcomes: [{
			id: "failure",
			label: TEXT$1.odds.fails,
			chance: 1 - success
		}, {
			id: "success",
			label: TEXT$1.odds.succeeds,
			chance: success
		}].filter(({ chance }) => chance > 0),
		success,
		effects,
		worth
	};
}
/** The same odds as the other side looks at them: they succeed if it fails, and what it gains they lose. */
function turned({ success, worth = 0, ...odds }) {
	return {
		...odds,
		success: 1 - success,
		worth: -worth
	};
}
/** The forecast of what costs nothing, does nothing that can be told, and is answered by nobody. */
const NOTHING = {
	cost: {},
	against: [],
	provokes: []
};
/** The forecast of something that is answered by nobody and provokes nobody. */
function unanswered(cost, odds) {
	return {
		...NOTHING,
		cost,
		odds
	};
}
// shared/src/rulesets/flow/odds/chances.ts
const D100 = die(100);
const ROLLS = {
	0: D100,
	1: lowestOf(2, D100),
	"-1": highestOf(2, D100)
};
const known = /* @__PURE__ */ new Map();
/** The exact chance of each level against a target number. */
function oddsOfLevels(tn, edge) {
	const key = 3 * tn + edge;
	const before = known.get(key);
	if (before) return before;
	const odds = mapped(ROLLS[edge], (rolled) => rankOf(levelOf(rolled, tn)));
	known.set(key, odds);
	return odds;
}
/** The chance of each level of a check. */
function oddsOfCheck(spec) {
	return oddsOfLevels(targetNumber(spec), edgeOf$1(spec.leanings));
}
/** The odds of what has been rolled, or needs no roll. */
function oddsOf(level) {
	return certainly(rankOf(level));
}
/** The levels that these odds allow, each with its chance. */
function levelsIn(odds) {
	return LEVELS.map((level, rank) => ({
		level,
		chance: chanceOf(odds, rank)
	})).filter(({ chance }) => chance > 0);
}
/** The chance that a check succeeds. */
function successOf(spec) {
	return levelsIn(oddsOfCheck(spec)).reduce((sum, { level, chance }) => sum + (isSuccess(level) ? chance : 0), 0);
}
/** The chance that an initiator who has succeeded with that level beats another result. */
function chanceToBeat(initiator, other, lift = 0) {
	const verdict = winnerOf(initiator, other, lift);
	if (verdict === "coin") return .5;
	return verdict.winner === "initiator" ? 1 : 0;
}
/** The chance that an initiator who has succeeded with that level beats somebody who checks with these odds. */
function chanceToBeatCheck(initiator, other, odds) {
	return levelsIn(odds).reduce((sum, { level, chance }) => sum + chance * chanceToBeat(initiator, {
		...other,
		level
	}), 0);
}
// shared/src/rulesets/flow/odds/effects.ts
/** What a damage comes to for somebody with that DR. */
function damageOdds(spec, dr) {
	return mapped(dice$1(spec.dice, spec.sides), (sum) => damageOf$1(spec, sum, dr));
}
/** What that damage does to somebody. */
function harmTo(table, target, damage) {
	const { hp } = fighterOf(table, target);
	return lossOf(target, "hp", damage, (lost) => lost >= hp);
}
/** What that healing does to somebody. */
function reliefTo(table, target, healing) {
	const { hp, maxHp } = fighterOf(table, target);
	return gainOf(target, "hp", healing, maxHp - hp);
}
/** How many hit points the one whom it is aimed at loses on average. */
function lossIn({ effects: [first] }) {
	return first ? -first.average : 0;
}
// shared/src/rulesets/flow/odds/worth.ts
/** One point of each purse. */
const POINT = {
	ap: 1.4,
	rp: 1.8,
	fp: .8
};
/** What it is to have a condition, for the one who has it. */
const CONDITION = {
	prone: 2.2,
	pinned: 1.2,
	stunned: 1.5,
	surprised: 3,
	defending: -1,
	exposed: 2,
	weakened: 2.5,
	grappled: 3
};
/** How many turns ahead a wound that goes on is looked at; then somebody has tended it. */
const TURNS = 3;
/** The hit points that a wound of that strength will still cost somebody. */
function costOfOngoing(fighter, condition, strength) {
	const goesOn = 1 - successOf(skillCheck(fighter, condition === "burning" ? "agility" : "endurance", "resistance", "FLOW-R30"));
	let [cost, chance] = [0, 1];
	for (let turn = 0; turn < TURNS; turn++) {
		cost += chance * strength;
		chance *= goesOn;
	}
	return Math.min(cost, fighter.hp);
}
/** What a new dose adds to what somebody suffers already. */
function worthOfDose(fighter, condition, strength) {
	const worse = costOfOngoing(fighter, condition, strength) - costOfOngoing(fighter, condition, fighter[condition]);
	return Math.max(0, worse);
}
/** What putting a plain condition on somebody is worth. */
function worthOfCondition(fighter, condition) {
	return fighter.is.includes(condition) ? 0 : CONDITION[condition];
}
/** What FP are worth to somebody who gains them: what goes over the ceiling is lost. */
function worthOfFp({ fp, fpMax }, gained) {
	return POINT.fp * Math.min(gained, Math.max(0, fpMax - fp));
}
/** How dangerous somebody is with what it holds: the damage of its best plain hit, and a little for a shield. */
function worthOfArms(fighter) {
	const blows = wielded(fighter).map((one) => {
		const average = averageOf(damageOdds(weaponDamage(fighter, one, "normal"), 0));
		return one.hand === "fist" ? average - 1 : average;
	});
	return Math.max(0, ...blows);
}
/** How pressed somebody is: the enemies who could strike it after one Move Action, at most two counted, from 0 to 1. */
function pressure(table, id) {
	const { at } = fighterOf(table, id);
	const near = enemiesOf(table, id).filter((enemy) => distance(enemy.at, at) <= reachOf(enemy) + speedOf(enemy));
	return Math.min(2, near.length) / 2;
}
/** What one more RP is worth to somebody now. */
function worthOfRp(table, id) {
	const fighter = findFighter(table, id);
	if (!fighter) return 0;
	const have = fighter.rp >= 3 ? .3 : 1;
	return POINT.rp * have * (.3 + .7 * pressure(table, id));
}
// shared/src/rulesets/flow/odds/attack-odds.ts
/** What is known of an attack: the level once it has been rolled, else the chances of all. */
function levelsOfAttack(table, attack, known) {
	if (known !== null) return oddsOf(known);
	const automatic = levelWithoutDice(attack);
	if (automatic) return oddsOf(automatic);
	const { by, target, wielded, kind } = attack;
	return oddsOfCheck(attackCheck(table, by, target, wielded, kind));
}
/** The levels with which an attack would hit if nobody did anything, and their chances. */
function goodLevels(table, attack, known) {
	return levelsIn(levelsOfAttack(table, attack, known)).filter(({ level }) => isSuccess(level)).map(({ level, chance }) => ({
		level: known ?? levelThatCounts(attack, level),
		worsened: false,
		chance
	}));
}
function waysToHit(table, attack, planned, known) {
	const good = goodLevels(table, attack, known);
	if (planned === null) return good;
	const { defence, perfect } = planned;
	const [attacker, target] = [fighterOf(table, attack.by), fighterOf(table, attack.target)];
	const check = defenceCheck(target, defence);
	const answers = levelsIn(perfect ? oddsOf("normal") : oddsOfCheck(check));
	const lift = liftAgainst(attacker, target, defence);
	const own = sideOf(table, attack);
	return good.flatMap(({ level, chance }) => answers.map((answer) => {
		const result = {
			level: answer.level,
			skill: check.base,
			pc: target.sheet.pc
		};
		const beaten = chanceToBeat({
			...own,
			level
		}, result, lift);
		return {
			level,
			worsened: isWorsened({
				...own,
				by: attack.by,
				level
			}, defence, result),
			chance: chance * answer.chance * beaten
		};
	}));
}
/** What counts for an attacker in a tie. */
function sideOf(table, { by, target, wielded, kind }) {
	const { sheet } = fighterOf(table, by);
	const { skill } = attackCheck(table, by, target, wielded, kind);
	return {
		skill: sheet.skills[skill],
		pc: sheet.pc
	};
}
/** The exact odds of an attack, if nobody reacts or against one defence; `known` is its level once it has been rolled. */
function attackOdds(table, attack, planned = null, known = null) {
	const ways = waysToHit(table, attack, planned, known);
	const success = totalOf(ways);
	const levels = LEVELS.filter(isSuccess).map((level) => ({
		id: level,
		label: TEXT.odds.level[level],
		chance: totalOf(ways.filter((way) => way.level === level))
	}));
	const outcomes = [{
		id: "miss",
		label: TEXT.odds.miss,
		chance: Math.max(0, 1 - success)
	}, ...levels];
	const strikes = attack.kind === "disarm" ? [] : [damageEffect(table, attack, attack.target, ways)];
	const stopped = totalOf(goodLevels(table, attack, known)) - success;
	return {
		outcomes: outcomes.filter(({ chance }) => chance > 0),
		success,
		effects: [
			...strikes,
			...counterEffect(table, attack, planned, stopped),
			...strayEffect(table, attack, known)
		],
		worth: worthOfHits(table, attack, ways, strikes[0]?.defeat ?? 0) - worthOfStopping(table, attack, planned, stopped)
	};
}
function totalOf(ways) {
	return ways.reduce((sum, { chance }) => sum + chance, 0);
}
/** What these ways of hitting do to a target. */
function damageEffect(table, attack, target, ways, more = {}) {
	const [attacker, dr] = [fighterOf(table, attack.by), drOf(fighterOf(table, target))];
	const extraDie = attack.flow === "power-strike";
	return harmTo(table, target, orNothing(gathered(ways).map(({ level, worsened, chance }) => {
		return [chance, damageOdds(weaponDamage(attacker, attack.wielded, level, {
			extraDie,
			...more,
			worsened
		}), dr)];
	})));
}
/** One way of each level, worsened or not: equal ways need not be rolled out twice. */
function gathered(ways) {
	const possible = ways.filter(({ chance }) => chance > 0);
	return [...Map.groupBy(possible, ({ level, worsened }) => `${level} ${worsened}`).values()].flatMap(([way, ...others]) => way ? [{
		...way,
		chance: way.chance + totalOf(others)
	}] : []);
}
/** A won Riposte strikes back. */
function counterEffect(table, { by, target }, planned, stopped) {
	if (!planned?.counter || stopped <= 0) return [];
	const blow = {
		by: target,
		target: by,
		wielded: planned.counter,
		kind: "riposte-attack"
	};
	return [damageEffect(table, blow, by, waysToHit(table, blow, null, null).map((way) => ({
		...way,
		chance: way.chance * stopped
	})))];
}
/** A fumbled shot may hit a friend beside the target. What the GM would make of a fumble is nobody's to foretell. */
function strayEffect(table, attack, known) {
	if (table.options.fumbles !== "table") return [];
	const fumbled = levelsIn(levelsOfAttack(table, attack, known)).find(({ level }) => level === "critical-failure");
	const [victim] = strayTargets(table, attack);
	if (!fumbled || victim === void 0) return [];
	return [harmTo(table, victim, orNothing([[fumbled.chance * STRAY_SHARE, damageOdds(strayDamage(table, attack), drOf(fighterOf(table, victim)))]]))];
}
/** The FP that hitting earns the attacker, in hit points. */
function worthOfHits(table, attack, ways, fatal) {
	if (earnsNothing(attack)) return 0;
	const attacker = fighterOf(table, attack.by);
	const reaction = isReaction(attack.kind) && !attacker.reactionFp ? 1 : 0;
	return ways.reduce((sum, { level, chance }) => sum + chance * worthOfFp(attacker, fpOfHit(level) + reaction), 0) + fatal * worthOfFp(attacker, fpOfKills(1));
}
/** The FP that a good defence earns the target, in hit points. */
function worthOfStopping(table, { target }, planned, stopped) {
	const defender = fighterOf(table, target);
	return !planned || planned.perfect || defender.reactionFp ? 0 : stopped * worthOfFp(defender, 1);
}
/** The odds of throwing oneself in front of an attack, whose level may be known already: whom it hits then. */
function interceptOdds(table, attack, id, known) {
	const interceptor = fighterOf(table, id);
	const check = skillCheck(interceptor, "agility", "reaction", "FLOW-40");
	const odds = oddsOfCheck(check);
	const other = {
		skill: check.base,
		pc: interceptor.sheet.pc
	};
	const good = goodLevels(table, attack, known);
	const late = good.map((way) => ({
		...way,
		chance: way.chance * chanceToBeatCheck({
			...sideOf(table, attack),
			level: way.level
		}, other, odds)
	}));
	const taken = good.map((way, index) => ({
		...way,
		chance: way.chance - (late[index]?.chance ?? 0)
	}));
	return {
		outcomes: [
			{
				id: "miss",
				label: TEXT.odds.miss,
				chance: Math.max(0, 1 - totalOf(good))
			},
			{
				id: "taken",
				label: TEXT.odds.taken,
				chance: totalOf(taken)
			},
			{
				id: "failed",
				label: TEXT.odds.late,
				chance: totalOf(late)
			}
		].filter(({ chance }) => chance > 0),
		success: totalOf(taken),
		effects: [damageEffect(table, attack, id, taken), damageEffect(table, attack, attack.target, late)],
		worth: interceptor.reactionFp ? 0 : totalOf(taken) * worthOfFp(interceptor, 1)
	};
}
// shared/src/rulesets/flow/odds/provocations.ts
/** The Reaction Attacks on somebody in that hex, `step` hexes into its way, by those enemies who are meant. */
function provocationsAt(table, by, at, step, isMeant = () => true) {
	return strikesAt(table, by, at).filter((strike) => isMeant(fighterOf(table, strike.by))).map((strike) => ({
		...strike,
		step
	}));
}
const STRIKES = {};
/** Many ways lead through a hex: who could strike there is found out once for all of them. */
function strikesAt(table, by, at) {
	const known = noted(table, STRIKES, () => /* @__PURE__ */ new Map());
	const key = `${hexKey(at)} ${by}`;
	const strikes = known.get(key) ?? findStrikes(table, by, at);
	known.set(key, strikes);
	return strikes;
}
function findStrikes(table, by, at) {
	const near = enemiesOf(table, by).filter((enemy) => threatens(table, enemy, at));
	if (near.length === 0) return [];
	const there = movedTo(table, by, at);
	return near.filter((enemy) => canReactTo(there, enemy, by, at)).flatMap((enemy) => {
		const [wielded] = reactionWeapons(there, enemy, by);
		if (!wielded) return [];
		const planned = {
			by: enemy.id,
			target: by,
			wielded,
			kind: "reaction-attack"
		};
		return [{
			by: enemy.id,
			reaction: "reaction-attack",
			at,
			odds: attackOdds(there, planned)
		}];
	});
}
/** The table as it would be with a fighter on another hex. */
function movedTo(table, id, at) {
	return {
		...table,
		fighters: {
			...table.fighters,
			[id]: {
				...fighterOf(table, id),
				at
			}
		}
	};
}
// shared/src/rulesets/flow/odds/attacks.ts
const PERFECT_FP = FLOW_ACTIONS["perfect-defense"]?.fp ?? 0;
/** The odds of an attack, before it is made. */
function forecastAttack(table, by, params) {
	const act = legalAct(table, attack, by, params);
	if (!act) return void 0;
	const { target, weapon, hand, flow } = act;
	const attacker = fighterOf(table, by);
	const wielded = chosenWeapon(attacker, weapon, hand);
	if (!wielded) return void 0;
	const fp = flow === void 0 ? 0 : FLOW_ACTIONS[flow]?.fp ?? 0;
	const cost = fp > 0 ? {
		ap: attackAp(attacker),
		fp
	} : { ap: attackAp(attacker) };
	return ofAttack(table, {
		by,
		target,
		wielded,
		kind: "attack",
		flow
	}, cost);
}
/** The odds of a Disarm, with what the loss of the thing means to its holder. */
function forecastDisarm(table, by, params) {
	const act = legalAct(table, disarm, by, params);
	if (!act) return void 0;
	const wielded = chosenWeapon(fighterOf(table, by), act.weapon, act.hand);
	const target = fighterOf(table, act.target);
	if (!wielded) return void 0;
	const without = (act.item ?? target.main ?? target.off) === target.main ? {
		...target,
		main: null
	} : {
		...target,
		off: null
	};
	const loss = Math.max(.5, worthOfArms(target) - worthOfArms(without));
	const forecast = ofAttack(table, {
		by,
		target: act.target,
		wielded,
		kind: "disarm"
	}, { ap: 2 });
	const rated = (odds) => ({
		...odds,
		worth: (odds.worth ?? 0) + loss * odds.success
	});
	return {
		...forecast,
		...forecast.odds && { odds: rated(forecast.odds) },
		against: forecast.against.map((one) => ({
			...one,
			odds: rated(one.odds)
		}))
	};
}
/** An attack as it stands, against each defence its target could choose, and who might get in its way. */
function ofAttack(table, planned, cost) {
	const open = !isMelee(planned.wielded.weapon) && table.options.alsoProvoke.includes("ranged") && planned.kind !== "reaction-attack";
	return {
		cost,
		odds: attackOdds(table, planned),
		against: defencesAgainst(table, planned),
		provokes: [...open ? provocationsAt(table, planned.by, fighterOf(table, planned.by).at, 0) : [], ...interceptions(table, planned)]
	};
}
function defencesAgainst(table, planned) {
	const able = DEFENCES.filter((defence) => mayDefend(table, defence, {
		...planned,
		reacted: []
	}));
	const plain = able.map((option) => ({
		option,
		label: labelOf(option),
		odds: attackOdds(table, planned, defenceOf(table, planned, option, {}))
	}));
	if (fighterOf(table, planned.target).fp < PERFECT_FP) return plain;
	const [best] = able.map((defence) => ({
		option: "perfect-defense",
		label: TEXT.odds.with(labelOf("perfect-defense"), labelOf(defence)),
		odds: attackOdds(table, planned, defenceOf(table, planned, defence, { flow: "perfect-defense" }))
	})).sort((a, b) => a.odds.success - b.odds.success);
	return best ? [...plain, best] : plain;
}
/** A defence with what goes with it: Perfect Defense, and the weapon that a Riposte strikes back with. */
function defenceOf(table, { by, target }, defence, { flow, weapon }) {
	const perfect = flow === "perfect-defense";
	if (defence !== "riposte") return {
		defence,
		perfect
	};
	const able = weaponsReaching(table, fighterOf(table, target), fighterOf(table, by).at);
	return {
		defence,
		perfect,
		counter: able.find((one) => one.weapon.id === weapon) ?? able[0]
	};
}
/** The allies of the target who could throw themselves in front of it, and from where. */
function interceptions(table, planned) {
	if (planned.kind !== "attack") return [];
	const mode = isMelee(planned.wielded.weapon) ? "melee" : "ranged";
	return alliesOf(table, planned.target).flatMap(({ id }) => {
		const [at] = interceptSpots(table, id, {
			by: planned.by,
			target: planned.target,
			mode,
			reacted: []
		});
		return at ? [{
			by: id,
			reaction: "intercept",
			at,
			step: 0,
			odds: interceptOdds(table, planned, id, null)
		}] : [];
	});
}
/** What an answer to an attack that would hit comes to, for the one attacked. */
function forecastDefence(table, planned, level, answer, params) {
	if (answer === "pass") return {
		...NOTHING,
		odds: turned(attackOdds(table, planned, null, level))
	};
	const defence = DEFENCES.find((one) => one === answer);
	if (!defence) return void 0;
	const rp = defenceCost(defence, planned);
	return {
		...NOTHING,
		cost: params.flow === void 0 ? { rp } : {
			rp,
			fp: PERFECT_FP
		},
		odds: turned(attackOdds(table, planned, defenceOf(table, planned, defence, params), level))
	};
}
/** What throwing oneself in front of an attack comes to, or leaving it. */
function forecastIntercept(table, by, planned, level, answer) {
	if (answer === "pass") return {
		...NOTHING,
		odds: turned(attackOdds(table, planned, likelyDefence(table, planned, level), level))
	};
	return {
		...NOTHING,
		cost: { rp: 2 },
		odds: interceptOdds(table, planned, by, level)
	};
}
/** How the target would most likely defend itself if nobody helps. */
function likelyDefence(table, planned, level) {
	return DEFENCES.filter((defence) => mayDefend(table, defence, {
		...planned,
		reacted: []
	})).map((defence) => {
		const one = { defence };
		return {
			one,
			success: attackOdds(table, planned, one, level).success
		};
	}).sort((a, b) => a.success - b.success)[0]?.one ?? null;
}
/** What a Reaction Attack on somebody who lays itself open comes to. */
function forecastReaction(table, by, answer, { weapon }) {
	const provoker = table.stack[0]?.by;
	const enemy = findFighter(table, by);
	if (answer !== "attack") return NOTHING;
	if (provoker === void 0 || !enemy || !isStanding(table, provoker)) return void 0;
	const able = reactionWeapons(table, enemy, provoker);
	const wielded = able.find((one) => one.weapon.id === weapon) ?? able[0];
	if (!wielded) return void 0;
	return ofAttack(table, {
		by,
		target: provoker,
		wielded,
		kind: "reaction-attack"
	}, { rp: 1 });
}
/** The attack on top of the stack, if it is one whose maker still stands. */
function pendingAttack(table) {
	const top = table.stack[0];
	const attacker = top && findFighter(table, top.by);
	const weapon = attacker && weaponOf(attacker, top.weapon);
	if (!top?.level || !weapon || top.target === void 0) return void 0;
	if (!isStanding(table, top.by) || !findFighter(table, top.target)) return void 0;
	const { by, target, kind, hand, flow, level, landing } = top;
	return {
		attack: {
			by,
			target,
			kind,
			wielded: {
				weapon,
				hand
			},
			flow: flow ?? void 0
		},
		level,
		landing
	};
}
// shared/src/rulesets/flow/odds/contests.ts
/** The chance to win a contest, all in all or with levels that count. */
function chanceToWin(table, initiator, other, counts = () => true) {
	const side = ({ by, check }) => ({
		skill: check.base,
		pc: fighterOf(table, by).sheet.pc
	});
	const odds = oddsOfCheck(other.check);
	return levelsIn(oddsOfCheck(initiator.check)).filter(({ level }) => isSuccess(level) && counts(level)).reduce((sum, { level, chance }) => sum + chance * chanceToBeatCheck({
		...side(initiator),
		level
	}, side(other), odds), 0);
}
function athletics(table, by, as, clause) {
	return {
		by,
		check: skillCheck(fighterOf(table, by), "athletics", as, clause)
	};
}
/** A Shove: on the ground or away, or both if it goes well. */
function forecastShove(table, by, params) {
	const act = legalAct(table, shove, by, params);
	if (!act) return void 0;
	const { target, mode, both = true } = act;
	const [own, other] = [athletics(table, by, "action", "FLOW-70"), athletics(table, target, "resistance", "FLOW-70")];
	const success = chanceToWin(table, own, other);
	const well = both ? chanceToWin(table, own, other, (level) => level !== "normal") : 0;
	const fall = worthOfCondition(fighterOf(table, target), "prone");
	return unanswered({ ap: 1 }, yesOrNo(success, mode === "prone" ? success * fall + well * AWAY : success * AWAY + well * fall));
}
/** What it is worth to have pushed somebody a hex away. */
const AWAY = .2;
/** A Grapple. The hold costs its holder something too. */
function forecastGrapple(table, by, params) {
	const act = legalAct(table, grapple, by, params);
	if (!act) return void 0;
	const success = chanceToWin(table, athletics(table, by, "action", "FLOW-59"), athletics(table, act.target, "resistance", "FLOW-59"));
	return unanswered({ ap: 2 }, yesOrNo(success, success * (CONDITION.grappled - HOLDING)));
}
/** What a hold costs the one who holds: it cannot move, acts at Disadvantage and pays every turn. */
const HOLDING = 1.2;
/** An attempt to break free, for nothing. */
function forecastEscape(table, by, params) {
	const holder = fighterOf(table, by).grappledBy;
	if (holder === null || !legalAct(table, breakFree, by, params)) return void 0;
	const success = chanceToWin(table, athletics(table, by, "action", "FLOW-62"), athletics(table, holder, "resistance", "FLOW-62"));
	return unanswered({}, yesOrNo(success, success * CONDITION.grappled));
}
const FEINT_ANSWERS = ["agility", "melee"];
/** A Feint, against either skill that the target may choose; it is taken to choose the better one. */
function forecastFeint(table, by, params) {
	const act = legalAct(table, feint$1, by, params);
	if (!act) return void 0;
	const { target } = act;
	const fighter = fighterOf(table, by);
	const { melee, deception } = fighter.sheet.skills;
	const own = {
		by,
		check: skillCheck(fighter, act.with ?? (deception > melee ? "deception" : "melee"), "action", "FLOW-56")
	};
	const gain = gainOfFeint(table, by, target);
	const against = FEINT_ANSWERS.map((option) => {
		const check = skillCheck(fighterOf(table, target), option, "resistance", "FLOW-56");
		const success = chanceToWin(table, own, {
			by: target,
			check
		});
		return {
			option,
			label: labelOf(option),
			odds: yesOrNo(success, success * gain)
		};
	});
	const [worst] = [...against].sort((a, b) => a.odds.success - b.odds.success);
	return {
		cost: { ap: 1 },
		...worst && { odds: worst.odds },
		against,
		provokes: []
	};
}
/** What Advantage on the next attack would add to it, if there are AP left to make one. */
function gainOfFeint(table, by, target) {
	const fighter = fighterOf(table, by);
	const [weapon] = wielded(fighter);
	if (!weapon || fighter.feint === target || fighter.ap < 1 + attackAp(fighter)) return 0;
	const planned = {
		by,
		target,
		wielded: weapon,
		kind: "attack"
	};
	const feinted = {
		...table,
		fighters: {
			...table.fighters,
			[by]: {
				...fighter,
				feint: target
			}
		}
	};
	const average = (on) => {
		const odds = attackOdds(on, planned);
		return lossIn(odds) + (odds.worth ?? 0);
	};
	return average(feinted) - average(table);
}
/** What choosing a skill against a Feint comes to. */
function forecastFeintAnswer(table, by, answer) {
	const top = table.stack[0];
	const skill = FEINT_ANSWERS.find((one) => one === answer);
	if (top?.name !== "feint" || !top.level || !skill) return void 0;
	const [feinter, target] = [fighterOf(table, top.by), fighterOf(table, by)];
	const check = skillCheck(target, skill, "resistance", "FLOW-56");
	const lost = chanceToBeatCheck({
		level: top.level,
		skill: feinter.sheet.skills[top.skill],
		pc: feinter.sheet.pc
	}, {
		skill: check.base,
		pc: target.sheet.pc
	}, oddsOfCheck(check));
	return {
		...NOTHING,
		odds: yesOrNo(1 - lost, -lost * POINT.ap)
	};
}
// shared/src/rulesets/flow/odds/flow-window.ts
/** What a Flow Action adds to the attack that has hit, or to the parry that has been won; or what passing leaves. */
function forecastFlow(table, by, answer, params) {
	const pending = pendingAttack(table);
	if (!pending) return void 0;
	const { attack, level, landing } = pending;
	const fp = FLOW_ACTIONS[answer]?.fp ?? 0;
	const odds = landing && by === attack.by ? onHit(table, attack, level, landing, answer, params) : onParry(table, attack, answer, params);
	return {
		...NOTHING,
		cost: fp > 0 ? { fp } : {},
		odds
	};
}
const MORE = {
	devastate: { bonus: 5 },
	crush: { ignoresDr: true }
};
function onHit(table, attack, level, { target, worsened }, answer, params) {
	const struck = damageEffect(table, attack, target, [{
		level,
		worsened,
		chance: 1
	}], MORE[answer]);
	const other = passedOnTo(table, attack, target, answer, params);
	const effects = other === void 0 ? [struck] : [struck, halved(table, struck, other)];
	const worth = (1 - struck.defeat) * worthOnHit(fighterOf(table, target), answer, params);
	return yesOrNo(1, answer === "combat-flow" ? POINT.ap : worth, effects);
}
/** Who takes half of the damage besides. */
function passedOnTo(table, { by }, target, answer, params) {
	const cleft = answer === "cleave" ? readValue(fighter, params.target) : void 0;
	const id = answer === "pierce" ? pierceable(table, by, target) : cleft;
	return id !== void 0 && isStanding(table, id) ? id : void 0;
}
function halved(table, { changes }, target) {
	return harmTo(table, target, mixed(changes.map(([by, chance]) => [chance, certainly(halfOf(-by))])));
}
/** What the effect of a Flow Action on somebody who stays in the fight is worth. */
function worthOnHit(target, answer, { mode }) {
	switch (answer) {
		case "pressure-point": return target.weakened.length > 0 ? 0 : CONDITION.weakened;
		case "crippling-blow": return 2 * POINT.ap;
		case "open-vein": return worthOfDose(target, "bleeding", 2);
		case "rend": return worthOfDose(target, "bleeding", 4);
		case "expose": return target.exposed.length > 0 ? 0 : CONDITION.exposed;
		case "stunning-blow": return worthOfCondition(target, "stunned") + target.rp * POINT.rp + POINT.ap;
		case "control": return mode === "trip" ? worthOfCondition(target, "prone") : .4;
		case "sweep": return worthOfCondition(target, "prone");
		case "bash": return .2;
		case "pin": return worthOfCondition(target, "pinned");
		default: return 0;
	}
}
function onParry(table, attack, answer, { target }) {
	if (answer === "flowing-counter") {
		const { discount } = fighterOf(table, attack.target);
		return yesOrNo(1, discount > 0 ? 0 : POINT.ap);
	}
	if (answer !== "deflection" || typeof target !== "string" || !isStanding(table, target)) return yesOrNo(1);
	return yesOrNo(1, 0, [damageEffect(table, attack, target, [{
		level: "normal",
		worsened: false,
		chance: 1
	}])]);
}
// shared/src/rulesets/flow/odds/deeds.ts
/** What actions without an attack, a spell or a contest come to: each tells its cost and odds. */
const DEEDS = {
	"flow-state": (table, by) => ({
		cost: { ap: 1 },
		odds: yesOrNo(1, fighterOf(table, by).fp > 0 ? POINT.fp : 0)
	}),
	"total-defense": (table, by) => ({
		cost: { ap: 3 },
		odds: yesOrNo(1, worthOfGuard(table, by))
	}),
	"shake-off": (table, by, { condition }) => ({
		cost: { ap: 2 },
		odds: yesOrNo(1, worthOfRelief(table, by, String(condition)))
	}),
	maintain: () => ({
		cost: { ap: 2 },
		odds: yesOrNo(1, CONDITION.grappled - 1)
	}),
	release: () => ({
		cost: {},
		odds: yesOrNo(1, 0)
	}),
	drink: (table, by, { item }) => drinkOdds(table, by, String(item)),
	flow: (table, by, params) => flowOdds(table, by, params),
	use: (table, by, params) => useOdds(table, by, params)
};
/** The forecast of such an action, if it is one and legal now. */
function forecastDeed(table, by, name, params) {
	const action = ACTIONS[name];
	const rate = DEEDS[name];
	if (!action || !rate || !legalAct(table, action, by, params)) return void 0;
	const rated = rate(table, by, params);
	if (!rated) return void 0;
	const forecast = unanswered(rated.cost, rated.odds);
	const provoker = name === "drink" ? "drink" : name === "use" && params.item !== void 0 ? "item" : void 0;
	return provoker !== void 0 && table.options.alsoProvoke.includes(provoker) ? {
		...forecast,
		provokes: provocationsAt(table, by, fighterOf(table, by).at, 0)
	} : forecast;
}
/** Standing on guard gains time for the others to win: the fewer they are, the less it helps. */
function worthOfGuard(table, by) {
	const { rp } = fighterOf(table, by);
	return Math.min(1, .25 + .25 * alliesOf(table, by).length) * pressure(table, by) * (POINT.rp + .8 * rp);
}
function worthOfRelief(table, by, condition) {
	const fighter = fighterOf(table, by);
	const ongoing = ONGOING.find((one) => one === condition);
	return ongoing ? costOfOngoing(fighter, ongoing, fighter[ongoing]) : CONDITION.pinned;
}
function drinkOdds(table, by, item) {
	const fighter = fighterOf(table, by);
	const cost = { ap: fighter.main === item || fighter.off === item ? 1 : 2 };
	if (item === "antidote") return {
		cost,
		odds: yesOrNo(1, costOfOngoing(fighter, "poisoned", fighter.poisoned))
	};
	return {
		cost,
		odds: yesOrNo(1, 0, [reliefTo(table, by, mapped(dice$1(HEALING.dice, HEALING.sides), (sum) => sum + HEALING.bonus))])
	};
}
/** A Flow Action of its own. */
function flowOdds(table, by, { action }) {
	const cost = { fp: FLOW_ACTIONS[String(action)]?.fp ?? 0 };
	if (action === "ward") return {
		cost,
		odds: yesOrNo(1, worthOfRp(table, by))
	};
	if (action === "steal-momentum") return {
		cost,
		odds: yesOrNo(1, 2 * POINT.ap)
	};
	return {
		cost,
		odds: yesOrNo(1, fighterOf(table, by).braced ? 0 : pressure(table, by))
	};
}
function useOdds(table, by, { ability, item, target }) {
	if (item === CHARM.id) return {
		cost: { ap: CHARM.ap },
		odds: yesOrNo(1, worthOfRp(table, by))
	};
	if (item === WAND.id && typeof target === "string") return wandOdds(table, target);
	const known = typeof ability === "string" ? abilityBy(fighterOf(table, by).sheet.own, ability) : void 0;
	if (!known) return void 0;
	const cost = { ap: known.ap };
	if (ability === "rally") return {
		cost,
		odds: yesOrNo(1, worthOfRp(table, String(target)))
	};
	return {
		cost,
		odds: yesOrNo(1, ability === "roar" ? worthOfRoar(table, by, known.range) : worthOfFocus(table, by))
	};
}
function wandOdds(table, target) {
	const enemy = fighterOf(table, target);
	const resisted = successOf(skillCheck(enemy, "agility", "resistance", "FLOW-83"));
	const damage = orNothing([[1 - resisted, damageOdds(BOLT, drOf(enemy))]]);
	return {
		cost: {
			ap: WAND.ap,
			charges: 1
		},
		odds: yesOrNo(1 - resisted, 0, [harmTo(table, target, damage)])
	};
}
function worthOfRoar(table, by, range) {
	const { at } = fighterOf(table, by);
	return enemiesOf(table, by).filter((enemy) => distance(at, enemy.at) <= range).reduce((sum, enemy) => {
		return sum + (1 - successOf(skillCheck(enemy, "willpower", "resistance", "FLOW-10"))) * ((enemy.rp > 0 ? POINT.rp : 0) + (enemy.fp > 0 ? POINT.fp : 0));
	}, 0);
}
/** What the next shot gains by it, at whom it gains most, if there are AP left for one. */
function worthOfFocus(table, by) {
	const fighter = fighterOf(table, by);
	const bow = wielded(fighter).find(({ weapon }) => weapon.range !== void 0);
	if (!bow || fighter.ap < 3) return 0;
	const focused = {
		...table,
		fighters: {
			...table.fighters,
			[by]: {
				...fighter,
				focus: true
			}
		}
	};
	const gains = enemiesOf(table, by).map(({ id: target }) => {
		const shot = {
			by,
			target,
			wielded: bow,
			kind: "attack"
		};
		const average = (on) => lossIn(attackOdds(on, shot));
		return average(focused) - average(table) + worthOfFp(fighter, 2) / 10;
	});
	return Math.max(0, ...gains);
}
/** What it is to be ready with an answer, if nobody can be struck now but somebody may come. */
function forecastReady(table, by, params) {
	const act = legalAct(table, ready, by, params);
	if (!act) return void 0;
	const { trigger, action: readied } = act;
	const fighter = findFighter(table, by);
	const [foe] = fighter ? enemiesOf(table, by).sort((a, b) => distance(a.at, fighter.at) - distance(b.at, fighter.at)) : [];
	const [weapon] = fighter ? wielded(fighter) : [];
	if (!fighter || !foe || !weapon) return void 0;
	const gap = distance(foe.at, fighter.at);
	const blow = attackOdds(table, {
		by,
		target: foe.id,
		wielded: weapon,
		kind: "attack"
	});
	const comes = readied.do === "attack" && trigger.on === "enters-reach" && gap > 2 && gap <= LIKELY_TO_COME ? .4 : 0;
	return unanswered({ ap: readyAp(table, by, readied) }, yesOrNo(1, comes * lossIn(blow)));
}
const LIKELY_TO_COME = 8;
// shared/src/engine/forecast.ts
/**
* A forecast whose provocations are found out once somebody asks for them: of all the ways on a map few are looked at
* closely. `find` must not be asked after the table it looks at has changed.
*/
function provoking(forecast, find) {
	let found;
	return {
		...forecast,
		get provokes() {
			found ??= find();
			return found;
		}
	};
}
// shared/src/rulesets/flow/odds/moves.ts
/** Who could strike on the way, hex by hex, and with what odds. */
function forecastMove(table, by, params) {
	const act = legalAct(table, move, by, params);
	if (!act) return void 0;
	if (table.phase === "explore") return NOTHING;
	const { path, tumble: through = [] } = act;
	const mover = fighterOf(table, by);
	const way = wayAlong(table, mover, path, through);
	const tumbles = way.legs.filter((leg) => leg.through !== null).length;
	const odds = tumbles > 0 ? { odds: yesOrNo(chanceToTumble(mover) ** tumbles) } : {};
	return provoking({
		cost: { ap: moveAp(mover, way) + tumbles },
		...odds,
		against: []
	}, () => onWay(table, by, way));
}
function onWay(table, by, { legs }) {
	const provokes = [];
	let from = fighterOf(table, by).at;
	let entered = 0;
	for (const leg of legs) {
		provokes.push(...onLeg(table, by, from, leg, entered));
		entered += leg.through === null ? 1 : 2;
		from = leg.to;
	}
	return provokes;
}
/** Who could strike on one leg of a way: in the hex that is left, and with Brace in the one that is entered. */
function onLeg(table, by, from, { to, through }, entered) {
	if (through !== null) return provocationsAt(table, by, from, entered, ({ id }) => id === through);
	const isBraced = (enemy) => enemy.braced && !threatens(table, enemy, from);
	return [...provocationsAt(table, by, from, entered), ...provocationsAt(table, by, to, entered + 1, isBraced)];
}
function chanceToTumble(mover) {
	return successOf(skillCheck(mover, "agility", "action", "FLOW-76"));
}
/** A tumble through one enemy, who alone may strike if it fails. */
function forecastTumble(table, by, params) {
	const act = legalAct(table, tumble, by, params);
	if (!act) return void 0;
	const mover = fighterOf(table, by);
	return {
		cost: { ap: 1 },
		odds: yesOrNo(chanceToTumble(mover)),
		against: [],
		provokes: provocationsAt(table, by, mover.at, 0, ({ id }) => id === act.target)
	};
}
/** Standing up: who could strike, and what it is worth to be on one's feet. */
function forecastStand(table, by, params) {
	if (!legalAct(table, stand, by, params)) return void 0;
	const fighter = fighterOf(table, by);
	return {
		cost: { ap: 1 },
		odds: yesOrNo(1, worthOfCondition({
			...fighter,
			is: fighter.is.filter((one) => one !== "prone")
		}, "prone")),
		against: [],
		provokes: provocationsAt(table, by, fighter.at, 0)
	};
}
/** One hex, by a step or on the ground: it provokes nobody. */
function forecastOneHex(table, by, name, params) {
	return legalAct(table, name === "step" ? step : crawl, by, params) && {
		...NOTHING,
		cost: { ap: 1 }
	};
}
// shared/src/rulesets/flow/odds/spells.ts
/** The odds of a spell, before it is cast. */
function forecastSpell(table, by, params) {
	const act = legalAct(table, use, by, params);
	const spell = spellBy(fighterOf(table, by), act?.spell ?? "");
	if (!act || !spell) return void 0;
	const planned = {
		by,
		spell,
		targets: spell.at === "area" && act.at ? inBurst(table, act.at) : act.target ? [act.target] : []
	};
	const casts = castsOf(table, by);
	const counters = enemiesOf(table, by).filter(({ id }) => canCounter(table, id, by, act));
	return {
		cost: spell.mana > 0 ? {
			ap: 2,
			mana: spell.mana
		} : { ap: 2 },
		odds: spellOdds(table, planned, casts),
		against: counters.slice(0, 1).map(({ id }) => ({
			option: "counterspell",
			label: labelOf("counterspell"),
			odds: spellOdds(table, planned, uncountered(table, by, id, casts))
		})),
		provokes: spell.touch ? [] : provocationsAt(table, by, fighterOf(table, by).at, 0)
	};
}
/** The levels with which a spell may succeed. */
function castsOf(table, by, known = null) {
	const check = skillCheck(fighterOf(table, by), "spellcasting", "action", "FLOW-R39");
	return levelsIn(known === null ? oddsOfCheck(check) : oddsOf(known)).filter(({ level }) => isSuccess(level));
}
/** What is left of these once somebody has tried to counter them. */
function uncountered(table, by, id, casts) {
	const enemy = fighterOf(table, id);
	const check = skillCheck(enemy, "spellcasting", "reaction", "FLOW-18");
	const odds = oddsOfCheck(check);
	const other = {
		skill: check.base,
		pc: enemy.sheet.pc
	};
	return casts.map((cast) => ({
		...cast,
		chance: cast.chance * chanceToBeatCheck({
			...casterSide(table, by),
			level: cast.level
		}, other, odds)
	}));
}
function casterSide(table, by) {
	const { sheet } = fighterOf(table, by);
	return {
		skill: sheet.skills.spellcasting,
		pc: sheet.pc
	};
}
/** The exact odds of a spell that succeeds with these chances. */
function spellOdds(table, planned, casts) {
	const success = casts.reduce((sum, { chance }) => sum + chance, 0);
	const levels = LEVELS.filter(isSuccess).map((level) => ({
		id: level,
		label: TEXT.odds.level[level],
		chance: casts.reduce((sum, one) => sum + (one.level === level ? one.chance : 0), 0)
	}));
	const outcomes = [{
		id: "failure",
		label: TEXT.odds.fails,
		chance: Math.max(0, 1 - success)
	}, ...levels];
	const struck = planned.targets.map((id) => ({
		id,
		hits: hitsOn(table, planned, id, casts)
	}));
	return {
		outcomes: outcomes.filter(({ chance }) => chance > 0),
		success,
		effects: struck.flatMap(({ id, hits }) => effectOn(table, planned, id, hits)),
		worth: struck.reduce((sum, { id, hits }) => sum + worthOn(table, planned, id, hits), 0)
	};
}
/** The levels with which a spell gets through to one of its targets. */
function hitsOn(table, { by, spell }, id, casts) {
	if (spell.resist === null) return casts;
	const target = fighterOf(table, id);
	const check = skillCheck(target, spell.resist, "resistance", "FLOW-R39");
	const odds = oddsOfCheck(check);
	const other = {
		skill: check.base,
		pc: target.sheet.pc
	};
	const own = casterSide(table, by);
	return casts.map(({ level, chance }) => ({
		level,
		chance: chance * chanceToBeatCheck({
			...own,
			level
		}, other, odds)
	}));
}
function effectOn(table, { by, spell }, id, hits) {
	if (spell.dice === 0) return [];
	const { spellcasting } = fighterOf(table, by).sheet.skills;
	const dr = drOf(fighterOf(table, id));
	const heals = spell.at === "ally";
	const amounts = hits.map(({ level, chance }) => {
		const spec = spellDamage(spellcasting, spell, level);
		const healing = {
			...spec,
			modifier: modifier(spellcasting),
			bonus: 0,
			times: timesOf(level)
		};
		return [chance, heals ? damageOdds(healing, 0) : damageOdds(spec, dr)];
	});
	return [(heals ? reliefTo : harmTo)(table, id, orNothing(amounts))];
}
/** What the wounds that a spell leaves are worth: to its caster's loss if they are a friend's. */
function worthOn(table, { by, spell }, id, hits) {
	const target = fighterOf(table, id);
	const sign = target.side === fighterOf(table, by).side ? -1 : 1;
	return hits.reduce((sum, { level, chance }) => {
		const poison = (spell.poisoned ?? 0) * (level === "critical" ? 2 : 1);
		const wounds = worthOfDose(target, "burning", spell.burning ?? 0) + worthOfDose(target, "poisoned", poison);
		return sum + sign * chance * wounds;
	}, 0);
}
/** The spell on top of the stack that has succeeded. */
function pendingSpell(table) {
	const top = table.stack[0];
	const caster = top && findFighter(table, top.by);
	const spell = caster && spellBy(caster, top.spell);
	if (!top?.level || !spell || !isStanding(table, top.by)) return void 0;
	const targets = top.at ? inBurst(table, top.at) : top.target && isStanding(table, top.target) ? [top.target] : [];
	return {
		planned: {
			by: top.by,
			spell,
			targets
		},
		level: top.level
	};
}
/** What countering a spell comes to, or letting it be. */
function forecastCounter(table, by, answer) {
	const pending = pendingSpell(table);
	if (!pending) return void 0;
	const { planned, level } = pending;
	const casts = castsOf(table, planned.by, level);
	if (answer === "pass") return {
		...NOTHING,
		odds: turned(spellOdds(table, planned, casts))
	};
	const odds = spellOdds(table, planned, uncountered(table, planned.by, by, casts));
	const fighter = fighterOf(table, by);
	const fp = fighter.reactionFp ? 0 : worthOfFp(fighter, 1);
	const { success, worth = 0, ...lost } = turned(odds);
	return {
		...NOTHING,
		cost: { rp: COUNTERSPELL.rp },
		odds: {
			...lost,
			success,
			worth: worth + success * fp
		}
	};
}
/** What taking a spell in an ally's place comes to, or leaving it. */
function forecastSpellIntercept(table, by, answer) {
	const pending = pendingSpell(table);
	if (!pending) return void 0;
	const { planned, level } = pending;
	const left = spellOdds(table, planned, castsOf(table, planned.by, level));
	if (answer === "pass") return {
		...NOTHING,
		odds: turned(left)
	};
	const fighter = fighterOf(table, by);
	const check = skillCheck(fighter, "agility", "reaction", "FLOW-40");
	const other = {
		skill: check.base,
		pc: fighter.sheet.pc
	};
	const late = chanceToBeatCheck({
		...casterSide(table, planned.by),
		level
	}, other, oddsOfCheck(check));
	const own = spellOdds(table, {
		...planned,
		spell: {
			...planned.spell,
			resist: null
		},
		targets: [by]
	}, [{
		level,
		chance: 1 - late
	}]);
	const others = spellOdds(table, planned, [{
		level,
		chance: late
	}]);
	return {
		...NOTHING,
		cost: { rp: 2 },
		odds: {
			outcomes: [{
				id: "taken",
				label: TEXT.odds.taken,
				chance: 1 - late
			}, {
				id: "failed",
				label: TEXT.odds.late,
				chance: late
			}],
			success: 1 - late,
			effects: [...own.effects, ...others.effects],
			worth: -(own.worth ?? 0) - (others.worth ?? 0)
		}
	};
}
// shared/src/rulesets/flow/odds/things.ts
/** How many blows of the better weapon are looked forward to. */
const BLOWS = 1.5;
/** What it is worth to have other things in hand: to draw, to stow, to pick up, to let fall. */
function forecastThing(table, by, name, params) {
	const action = ACTIONS[name];
	if (!action || !legalAct(table, action, by, params)) return void 0;
	const fighter = fighterOf(table, by);
	const after = handsAfter(fighter, name, params);
	if (!after) return unanswered({}, yesOrNo(1));
	const odds = yesOrNo(1, BLOWS * (readiness(after) - readiness(fighter)));
	const isOpen = (name === "draw" || name === "sheathe") && table.options.alsoProvoke.includes("draw");
	return {
		...unanswered(name === "free" ? {} : { ap: 1 }, odds),
		provokes: isOpen ? provocationsAt(table, by, fighter.at, 0) : []
	};
}
function handsAfter(fighter, name, { item, hand }) {
	if (typeof item !== "string") return void 0;
	const wanted = HANDS.find((one) => one === hand);
	const isTaking = name === "draw" || name === "pick-up";
	const which = isTaking ? handFor(fighter, item, wanted) : handWith(fighter, item, wanted);
	return which && {
		...fighter,
		[which]: isTaking ? item : null
	};
}
function readiness(fighter) {
	return worthOfArms(fighter) + drOf(fighter) - fighter.sheet.dr;
}
// shared/src/rulesets/flow/odds/intents.ts
/** By its name, what an intent comes to. */
const INTENTS = {
	attack: forecastAttack,
	disarm: forecastDisarm,
	move: forecastMove,
	step: (table, by, params) => forecastOneHex(table, by, "step", params),
	crawl: (table, by, params) => forecastOneHex(table, by, "crawl", params),
	stand: forecastStand,
	tumble: forecastTumble,
	feint: forecastFeint,
	grapple: forecastGrapple,
	escape: forecastEscape,
	shove: forecastShove,
	draw: (table, by, params) => forecastThing(table, by, "draw", params),
	sheathe: (table, by, params) => forecastThing(table, by, "sheathe", params),
	"pick-up": (table, by, params) => forecastThing(table, by, "pick-up", params),
	free: (table, by, params) => forecastThing(table, by, "free", params),
	ready: forecastReady
};
/** What an intent of the own turn comes to, if it is legal now. */
function forecastIntent(table, by, name, params) {
	if (name === "use" && params.spell !== void 0) return forecastSpell(table, by, params);
	const forecaster = Object.hasOwn(INTENTS, name) ? INTENTS[name] : void 0;
	return forecaster ? forecaster(table, by, params) : forecastDeed(table, by, name, params);
}
// shared/src/rulesets/flow/odds/answers.ts
/** By the kind of the prompt, what an answer to it comes to. */
const ANSWERS = {
	defend(table, _by, answer, params) {
		const pending = pendingAttack(table);
		return pending && forecastDefence(table, pending.attack, pending.level, answer, params);
	},
	intercept(table, by, answer) {
		const pending = pendingAttack(table);
		if (!pending) return forecastSpellIntercept(table, by, answer);
		return forecastIntercept(table, by, pending.attack, pending.level, answer);
	},
	"reaction-attack": forecastReaction,
	flow: forecastFlow,
	counter: forecastCounter,
	feint: forecastFeintAnswer,
	drop: () => NOTHING,
	disarm: forecastTaking,
	ready: forecastReadied,
	"ready-end": (_table, _by, answer) => unanswered({}, yesOrNo(1, answer === "wait" ? .1 : 0))
};
/** What an answer to a prompt comes to, of any kind that a player is asked. */
function forecastAnswer(table, by, kind, answer, params) {
	return Object.hasOwn(ANSWERS, kind) ? ANSWERS[kind]?.(table, by, answer, params) : void 0;
}
/** A disarmed thing is best taken, else as far away as may be. */
function forecastTaking(table, _by, answer, { at }) {
	const holder = findFighter(table, table.stack[0]?.target ?? "");
	const to = readValue(hex, at);
	const away = holder && to ? distance(holder.at, to) : 0;
	return unanswered({}, yesOrNo(1, answer === "take" ? 2 : away / 4));
}
/** The readied action, as if it were taken in the own turn. */
function forecastReadied(table, by, answer) {
	const readied = findFighter(table, by)?.readied;
	const trigger = table.stack[0]?.by ?? table.turn;
	if (answer !== "act" || !readied) return NOTHING;
	const { name, params } = namedAction(readied, trigger);
	return isReadiable(name) ? forecastIntent(table, by, name, params) : void 0;
}
// shared/src/rulesets/flow/odds/forecast.ts
/** The exact odds of any intent or answer of the flow rules, counted out with the rules' own functions. */
function forecast(table, by, prospect) {
	if (!isStanding(table, by)) return void 0;
	if ("answer" in prospect) {
		const { answer, kind, ...params } = prospect;
		return forecastAnswer(table, by, String(kind), String(answer), params);
	}
	const { do: name, ...params } = prospect;
	return forecastIntent(table, by, name, params);
}
// shared/src/kit/events.ts
const word$1 = anId();
const number$1 = count(-999, 999);
const health = {
	amount: number$1,
	hp: number$1
};
const change = {
	resource: word$1,
	amount: number$1,
	now: number$1
};
/** What the events of the kit hold besides who did it to whom, for the `events` of a ruleset. */
const KIT_EVENTS = {
	hurt: {
		members: health,
		beat: "hurt"
	},
	healed: {
		members: health,
		beat: "heal"
	},
	defeated: {
		members: {},
		beat: "fall"
	},
	afflicted: { members: { condition: word$1 } },
	relieved: { members: { condition: word$1 } },
	gained: { members: change },
	lost: { members: change },
	ruled: { members: {
		kind: word$1,
		ruling: word$1
	} },
	joined: { members: {} },
	removed: { members: { name: text(40) } }
};
/** The event of a payment, where these can be paid with. */
function paidFrom(...purses) {
	return { members: Object.fromEntries(purses.map((purse) => [purse, optional(number$1)])) };
}
// shared/src/rulesets/flow/sheet/events.ts
const word = anId();
const number = count(-999, 999);
const dice = listOf(count(0, 999));
const reason = thing(TEXT.circumstances);
const item = { item: word };
const plain = { members: {} };
const went = {
	members: {
		from: hex,
		to: hex
	},
	beat: "walk"
};
/** What its events hold besides who did it to whom, and how the map plays them. */
const EVENTS = {
	...KIT_EVENTS,
	"fight-started": { members: {
		surprise: nullable(word),
		order: listOf(fighter, 200)
	} },
	"round-started": { members: { round: number } },
	"turn-started": plain,
	"turn-ended": plain,
	"initiative-rolled": { members: {
		die: number,
		modifier: number,
		total: number
	} },
	declared: { members: {
		action: word,
		cost: entriesOf$1(number),
		item: optional(word),
		path: optional(path),
		what: optional(word),
		weapon: optional(word),
		ability: optional(word),
		mode: optional(word),
		spell: optional(word),
		flow: optional(word),
		condition: optional(word)
	} },
	reacted: {
		members: {
			reaction: word,
			weapon: optional(word),
			cost: number
		},
		beat: "guard"
	},
	"flow-used": { members: { action: word } },
	paid: paidFrom("ap", "rp", "fp", "mana", "charges"),
	checked: {
		members: {
			skill: word,
			base: number,
			modifiers: listOf(record$1({
				why: reason,
				value: number
			})),
			tn: number,
			dice,
			edge: number,
			roll: number,
			level: oneOf(LEVELS),
			advantages: listOf(reason),
			disadvantages: listOf(reason),
			why: optional(word)
		},
		beat: "strike"
	},
	opposed: { members: {
		winner: fighter,
		why: word,
		levels: listOf(word),
		lift: number,
		coin: nullable(number)
	} },
	hit: { members: { level: word } },
	"damage-rolled": { members: {
		dice,
		sides: number,
		modifier: number,
		bonus: number,
		times: number,
		halved: flag,
		dr: number,
		total: number
	} },
	afflicted: { members: {
		condition: word,
		strength: optional(number)
	} },
	feinted: plain,
	resisted: plain,
	escaped: plain,
	disrupted: plain,
	slowed: { members: { amount: number } },
	fumbled: { members: {
		kind: word,
		die: optional(number)
	} },
	pushed: went,
	tumbled: went,
	"door-opened": { members: { at: hex } },
	drew: { members: item },
	sheathed: { members: item },
	drunk: { members: item },
	taken: { members: item },
	dropped: { members: {
		...item,
		at: hex
	} },
	"picked-up": { members: {
		...item,
		at: hex
	} },
	readied: { members: {
		on: word,
		whom: word,
		note: nullable(text()),
		action: word
	} },
	"readied-action-taken": { members: { action: word } },
	"readied-action-lapsed": plain,
	"readied-action-cancelled": plain
};
// shared/src/rulesets/flow/sheet/names.ts
/** Where fighters are named: what tells of somebody hidden is left out by it. */
const NAMES = {
	fighter: {
		feint: nullable(fighter),
		exposed: listOf(fighter),
		weakened: listOf(fighter),
		grappling: nullable(fighter),
		grappledBy: nullable(fighter),
		readied: nullable(record$1({
			by: nullable(fighter),
			action: record$1({ target: optional(fighter) })
		}))
	},
	table: {
		acted: listOf(fighter),
		orderChanges: listOf(record$1({
			id: fighter,
			before: fighter
		})),
		ground: listOf(record$1({ owner: fighter }))
	},
	pending: { landing: nullable(record$1({ target: fighter })) }
};
// shared/src/scenario/scenario.ts
/** Ready-made fights from their files, by id. Throws `SetupError` where one is no setup. */
function scenariosFrom(files) {
	return Object.entries(files).map(([id, { title, blurb, ...rest }]) => ({
		id,
		title,
		blurb,
		setup: parseSetup(rest)
	}));
}
// shared/src/rulesets/flow/sheet/scenarios.ts
const { fights, names, files } = TEXT.scenarios;
const hero = (id, kind, at) => ({
	id,
	name: names[id],
	side: "heroes",
	at,
	sheet: { kind }
});
const foe = (id, kind, at, sheet = {}) => ({
	id,
	name: names[id],
	side: "foes",
	at,
	sheet: {
		kind,
		...sheet
	}
});
const BRIDGE = {
	radius: 6,
	walls: [
		[0, -3],
		[0, -2],
		[-1, -2],
		[0, 3],
		[-1, 3],
		[1, 2]
	],
	difficult: [
		[0, -1],
		[-1, 0],
		[1, 0],
		[0, 1]
	],
	cover: [[-3, 0], [3, 0]],
	looks: {
		planks: [
			[-1, 0],
			[0, 0],
			[1, 0]
		],
		water: [[0, -1], [0, 1]]
	}
};
const HEROES = [
	hero("duelist", "duelist", [-3, 1]),
	hero("shieldbearer", "shieldbearer", [-3, 2]),
	hero("archer", "archer", [-5, 1]),
	hero("mage", "mage", [-5, 2])
];
const RABBLE = [
	foe("raider1", "raider", [3, 0]),
	foe("raider2", "raider", [2, 1]),
	foe("goblin1", "goblin", [4, -2]),
	foe("goblin2", "goblin", [5, -1])
];
const FORD = {
	radius: 4,
	walls: [
		[0, -3],
		[1, -3],
		[0, 3],
		[-1, 3]
	],
	difficult: [[0, -1], [0, 1]],
	cover: [[-1, -1], [1, 1]],
	looks: { water: [[0, -1], [0, 1]] }
};
/** A duel to begin with, and the ready-made fights of the document's section 8. */
const SCENARIOS = [
	{
		id: "duel",
		...fights.duel,
		setup: {
			ruleset: "flow",
			options: {},
			map: FORD,
			combatants: [hero("duelist", "duelist", [-2, 0]), foe("raider1", "raider", [2, 0], {
				maxHp: 35,
				melee: 65
			})]
		}
	},
	{
		id: "broken-bridge",
		...fights["broken-bridge"],
		setup: {
			ruleset: "flow",
			options: { fumbles: "table" },
			map: BRIDGE,
			combatants: [
				...HEROES,
				foe("ogre", "ogre", [3, -1]),
				...RABBLE
			]
		}
	},
	{
		id: "broken-bridge-troll",
		...fights["broken-bridge-troll"],
		setup: {
			ruleset: "flow",
			options: { fumbles: "table" },
			map: BRIDGE,
			combatants: [
				...HEROES,
				hero("warden", "warden", [-4, 3]),
				foe("troll", "troll", [3, -1]),
				...RABBLE
			]
		}
	},
	...scenariosFrom(files)
];
// shared/src/engine/catalogue.ts
/** An event in the sentence that the catalogue, or else the engine's own, has for its type; undefined if neither has one. */
function tell(sentences, event, telling) {
	const engines = TEXT$1.sentences;
	const sentence = own(sentences, event.type) ?? own(engines, event.type);
	const name = (id) => id === void 0 ? "" : telling.nameOf(id);
	return sentence?.(event, {
		...telling,
		by: name(event.by),
		target: name(event.target)
	});
}
/** The entries of a description: the words of the catalogue, each with its clauses if there are any. */
function entriesOf(words, clauses) {
	const entries = Object.keys(words).map((id) => {
		const cited = clauses[id];
		return [id, {
			...words[id],
			...cited && { clauses: cited }
		}];
	});
	return Object.fromEntries(entries);
}
/** What the engine asks whatever the rules, for the entries of a description. */
const ENGINE_PROMPTS = TEXT$1.prompts;
/** How that may be answered. */
const ENGINE_OPTIONS = TEXT$1.options;
/** The same for actions, of which each needs its group. */
function actionEntriesOf(words, rest) {
	const entries = Object.keys(words).map((id) => [id, {
		...words[id],
		...rest[id]
	}]);
	return Object.fromEntries(entries);
}
/** The parts of a sheet, in the order in which the catalogue has them. */
function sheetOf(parts) {
	return Object.values(parts).map(({ label, fields }) => ({
		label,
		fields: Object.entries(fields).map(([field, name]) => ({
			field,
			label: name
		}))
	}));
}
// shared/src/rulesets/flow/words/about.ts
const isAttack = (item) => "weapon" in item;
const isSpell = (item) => "spell" in item;
/** What is to be known of something pending: with what, how well it was rolled, how badly it would hurt. */
function about(table, item, nameOf) {
	if (isAttack(item)) return aboutAttack(table, item, nameOf);
	return isSpell(item) ? aboutSpell(table, item, nameOf) : void 0;
}
function aboutAttack(table, attack, nameOf) {
	const { by, target, kind, weapon, flow, level, setDie } = attack;
	const told = kind === "disarm" ? TEXT.about.disarms : TEXT.about.strikes;
	const { facts } = TEXT.about;
	const { labelOf, wordFor } = labelsIn(table.content, LABELS);
	const damage = kind === "disarm" ? void 0 : damageOf(table, attack);
	return {
		text: told(nameOf(by), target === void 0 ? "" : nameOf(target), wordFor(weapon)),
		facts: [
			...level === null ? [] : [{
				label: facts.level,
				value: TEXT.sums.levels[level]
			}],
			...damage === void 0 ? [] : [{
				label: facts.damage,
				value: damage
			}],
			...flow === null ? [] : [{
				label: facts.flow,
				value: labelOf(flow)
			}]
		],
		setDie
	};
}
/** What a blow would take away before armour, once it is known how well it was struck. */
function damageOf(table, { by, weapon: id, hand, level }) {
	const attacker = findFighter(table, by);
	const weapon = attacker && weaponOf(attacker, id);
	if (!attacker || !weapon || level === null) return void 0;
	const { dice, sides, modifier, bonus, times } = weaponDamage(attacker, {
		weapon,
		hand
	}, level);
	return TEXT.about.damage(dice, sides, modifier + bonus, times);
}
function aboutSpell({ content }, { by, target, spell, level, setDie }, nameOf) {
	const { labelOf } = labelsIn(content, LABELS);
	const whom = target === void 0 ? void 0 : nameOf(target);
	return {
		title: labelOf(spell),
		text: TEXT.about.casts(nameOf(by), labelOf(spell), whom),
		...level !== null && { facts: [{
			label: TEXT.about.facts.level,
			value: TEXT.sums.levels[level]
		}] },
		setDie
	};
}
// shared/src/rulesets/flow/words/glossary.ts
const ACTION_ENTRIES = actionEntriesOf(TEXT.actions, {
	attack: {
		group: "attack",
		pointer: "fighter",
		clauses: ["FLOW-10", "FLOW-25"]
	},
	disarm: {
		group: "attack",
		pointer: "fighter",
		clauses: ["FLOW-50", "FLOW-53"]
	},
	move: {
		group: "move",
		pointer: "path",
		clauses: ["FLOW-12", "FLOW-102"]
	},
	step: {
		group: "move",
		pointer: "hex",
		clauses: ["FLOW-73"]
	},
	stand: {
		group: "move",
		clauses: ["FLOW-43", "FLOW-R37"]
	},
	crawl: {
		group: "move",
		pointer: "hex",
		clauses: ["FLOW-R37"]
	},
	tumble: {
		group: "move",
		pointer: "fighter",
		clauses: ["FLOW-76", "FLOW-77"]
	},
	feint: {
		group: "attack",
		pointer: "fighter",
		clauses: ["FLOW-56", "FLOW-57"]
	},
	grapple: {
		group: "attack",
		pointer: "fighter",
		clauses: ["FLOW-59", "FLOW-61"]
	},
	maintain: {
		group: "attack",
		clauses: ["FLOW-61"]
	},
	escape: {
		group: "defend",
		clauses: ["FLOW-62"]
	},
	release: {
		group: "other",
		clauses: ["FLOW-64"]
	},
	shove: {
		group: "attack",
		pointer: "fighter",
		clauses: ["FLOW-70", "FLOW-71"]
	},
	draw: {
		group: "item",
		clauses: ["FLOW-54"]
	},
	sheathe: {
		group: "item",
		clauses: ["FLOW-54"]
	},
	"pick-up": {
		group: "item",
		pointer: "hex",
		clauses: ["FLOW-54"]
	},
	drink: {
		group: "item",
		clauses: ["FLOW-82"]
	},
	"shake-off": {
		group: "defend",
		clauses: ["FLOW-R30"]
	},
	use: {
		group: "ability",
		each: [
			"ability",
			"spell",
			"item"
		],
		pointer: "fighter",
		clauses: ["FLOW-10", "FLOW-83"]
	},
	flow: {
		group: "ability",
		each: ["action"],
		clauses: ["FLOW-24", "FLOW-112"]
	},
	"flow-state": {
		group: "ability",
		clauses: ["FLOW-58"]
	},
	"total-defense": {
		group: "defend",
		clauses: ["FLOW-75"]
	},
	ready: {
		group: "other",
		clauses: [
			"FLOW-65",
			"FLOW-66",
			"FLOW-67"
		]
	},
	free: {
		group: "other",
		clauses: ["FLOW-80", "FLOW-81"]
	},
	"end-turn": {
		group: "other",
		clauses: ["FLOW-5", "FLOW-23"]
	},
	"gm.fire": {
		group: "other",
		pointer: "fighter",
		clauses: ["FLOW-69"]
	},
	"gm.start": {
		group: "other",
		clauses: ["FLOW-84", "FLOW-87"]
	}
});
const PROMPT_ENTRIES = entriesOf(TEXT.prompts, {
	defend: ["FLOW-25", "FLOW-29"],
	intercept: ["FLOW-36"],
	"reaction-attack": ["FLOW-43"],
	flow: ["FLOW-24"],
	counter: ["FLOW-18"],
	ready: ["FLOW-66"],
	"ready-end": ["FLOW-68"],
	feint: ["FLOW-56"],
	drop: ["FLOW-52"],
	disarm: ["FLOW-53"],
	rule: ["FLOW-R24"]
});
const OPTION_ENTRIES = entriesOf(TEXT.options, {
	dodge: ["FLOW-26"],
	parry: ["FLOW-27"],
	block: ["FLOW-28"],
	riposte: ["FLOW-34"],
	intercept: ["FLOW-36", "FLOW-40"],
	"reaction-attack": ["FLOW-45"],
	"riposte-attack": ["FLOW-34"],
	act: ["FLOW-66"],
	wait: ["FLOW-68"],
	cancel: ["FLOW-68"],
	place: ["FLOW-52"],
	take: ["FLOW-53"],
	check: ["FLOW-98"],
	"off-balance": ["FLOW-108"],
	fall: ["FLOW-108"],
	stray: ["FLOW-108"],
	drain: ["FLOW-R39"],
	backlash: ["FLOW-R39"],
	moves: ["FLOW-69"],
	"enters-reach": ["FLOW-69"],
	attacks: ["FLOW-69"],
	casts: ["FLOW-69"],
	opens: ["FLOW-69"],
	note: ["FLOW-69"]
});
const THING_ENTRIES = entriesOf(TEXT.things, {
	dagger: ["FLOW-110"],
	glaive: ["FLOW-100"],
	fist: ["FLOW-112"],
	"hand-crossbow": ["FLOW-104"],
	crossbow: ["FLOW-104"],
	shortbow: ["FLOW-104"],
	longbow: ["FLOW-104"],
	"small-shield": ["FLOW-28"],
	"large-shield": ["FLOW-28"],
	"tower-shield": ["FLOW-28"],
	"healing-potion": ["FLOW-82"],
	antidote: ["FLOW-82"],
	"ember-wand": ["FLOW-83"],
	"ward-charm": ["FLOW-83"],
	main: ["FLOW-R18"],
	off: ["FLOW-109"],
	"shock-touch": ["FLOW-R46"],
	mend: ["FLOW-R39"],
	counterspell: ["FLOW-18"],
	"spell-breaker": ["FLOW-46"],
	"dual-wield": ["FLOW-111"],
	speak: ["FLOW-81"],
	drop: ["FLOW-81"],
	operate: ["FLOW-81"],
	"open-door": ["FLOW-81"]
});
const CONDITION_ENTRIES = entriesOf(TEXT.conditions, {
	prone: ["FLOW-R37"],
	grappled: [
		"FLOW-61",
		"FLOW-62",
		"FLOW-63"
	],
	bleeding: ["FLOW-R30"],
	poisoned: ["FLOW-R30"],
	burning: ["FLOW-R30"],
	defending: ["FLOW-75"],
	weakened: ["FLOW-R14"],
	stunned: ["FLOW-R16", "FLOW-R29"],
	surprised: ["FLOW-89"]
});
const ARCHETYPE_ENTRIES = entriesOf(TEXT.archetypes, {});
// shared/src/rulesets/flow/words/glyphs.ts
/** What fighters and conditions look like. */
const GLYPHS = {
	archetypes: {
		duelist: "fencer",
		warden: "halberd",
		shieldbearer: "attached-shield",
		skirmisher: "daggers",
		archer: "bow-arrow",
		mage: "wizard-face",
		goblin: "goblin-head",
		raider: "battle-axe",
		ogre: "ogre",
		troll: "troll"
	},
	conditions: {
		prone: "falling",
		grappled: "grab",
		bleeding: "bleeding-wound",
		poisoned: "poison-bottle",
		burning: "small-fire",
		defending: "shield",
		exposed: "targeted",
		weakened: "broken-bone",
		pinned: "arrowed",
		stunned: "star-swirl",
		surprised: "surprised"
	}
};
// shared/src/kit/log.ts
/** How events read as lines of the log; undefined for what only the animation needs. */
function linesOf(book) {
	const tones = new Map(Object.entries(book.tones));
	const clauses = new Map(Object.entries(book.clauses ?? {}));
	return (event, nameOf, content) => {
		const { labelOf: label, wordFor: word } = labelsIn(content, book.labels);
		const text = tell(book.sentences, event, {
			nameOf,
			label,
			word
		});
		if (!text) return void 0;
		const arithmetic = book.sumOf?.(event);
		const clause = event.clause ?? clauses.get(event.type);
		return {
			text,
			tone: tones.get(event.type) ?? "plain",
			...arithmetic !== void 0 && { arithmetic },
			...clause !== void 0 && { clause }
		};
	};
}
// shared/src/rulesets/flow/words/log.ts
const TONES = {
	"fight-started": "heading",
	"round-started": "heading",
	"turn-started": "heading",
	ended: "heading",
	"initiative-rolled": "roll",
	checked: "roll",
	"damage-rolled": "roll",
	hit: "good",
	"flow-used": "good",
	healed: "good",
	tumbled: "good",
	taken: "good",
	feinted: "good",
	escaped: "good",
	resisted: "good",
	"readied-action-taken": "good",
	hurt: "bad",
	defeated: "bad",
	slowed: "bad",
	afflicted: "bad",
	dropped: "bad",
	disrupted: "bad",
	fumbled: "bad"
};
const reasons = (list) => list.map((one) => TEXT.circumstances[one]);
/** The target number out of its parts, the dice and the level, as in "Melee 65 + 10 gang-up = 75; 30: hard success". */
function sumOfCheck(event) {
	const told = readValues(EVENTS.checked.members, event);
	if (!told) return void 0;
	const { sums, circumstances } = TEXT;
	const { skill, base, modifiers, tn, dice, roll, level } = told;
	const parts = modifiers.map(({ why, value }) => sums.modified(value, circumstances[why]));
	const shown = dice.length === 0 ? sums.noRoll : sums.rolled([...dice], edgeOf(told), roll);
	return sums.check(labelOf(skill), base, parts.join(""), tn, shown, sums.levels[level]);
}
function edgeOf({ dice, advantages, disadvantages }) {
	if (dice.length < 2) return "";
	const [lifts, weighs] = [reasons(advantages), reasons(disadvantages)];
	return lifts.length > 0 ? TEXT.sums.advantage(lifts) : TEXT.sums.disadvantage(weighs);
}
function sumOfDamage(event) {
	const told = readValues(EVENTS["damage-rolled"].members, event);
	if (!told) return void 0;
	const { dice, sides, modifier, bonus, times, halved, dr, total } = told;
	const sum = `${dice.length}d${sides} (${dice.join(" + ")}) + ${modifier}${bonus > 0 ? ` + ${bonus}` : ""}`;
	return TEXT.sums.damage(times > 1 ? `(${sum}) × ${times}` : sum, halved, dr, total);
}
function sumOf(event) {
	if (event.type === "checked") return sumOfCheck(event);
	if (event.type === "damage-rolled") return sumOfDamage(event);
	if (event.type !== "initiative-rolled") return void 0;
	return TEXT.sums.initiative(Number(event.die), Number(event.modifier), Number(event.total));
}
/** An event as a line of the log; undefined for what only the animation needs. */
const line = linesOf({
	sentences: TEXT.sentences,
	tones: TONES,
	clauses: { joined: "FLOW-R43" },
	labels: LABELS,
	sumOf
});
const OUTCOMES = {
	"critical-failure": "awful",
	failure: "bad",
	normal: "good",
	hard: "good",
	major: "good",
	critical: "great"
};
/** A check as it looks: at most the target number was needed. */
function rollOf(event) {
	const told = event.type === "checked" ? readValues(EVENTS.checked.members, event) : void 0;
	if (!told || told.dice.length === 0) return void 0;
	const { dice, edge, roll, tn, level } = told;
	const once = Math.max(0, Math.min(1, tn / 100));
	const twice = edge > 0 ? 1 - (1 - once) ** 2 : once ** 2;
	const chance = dice.length > 1 ? twice : once;
	return {
		shown: roll,
		needs: tn,
		isUnder: true,
		outcome: OUTCOMES[level],
		chance
	};
}
/** How a set of parameters reads, as in "sword, at Goblin". */
function say(params, nameOf, content) {
	const { target, path, to, at, ...rest } = params;
	const parts = Object.entries(rest).flatMap(([key, value]) => sayOne(key, value, nameOf, content));
	if (typeof target === "string") parts.push(target === "trigger" ? TEXT.params.atTrigger : TEXT.params.at(nameOf(target)));
	const hex = to ?? at ?? (Array.isArray(path) ? path.at(-1) : void 0);
	if (Array.isArray(hex)) parts.push(TEXT.params.to(hex.join(", ")));
	return parts.join(", ");
}
function sayOne(key, value, nameOf, content) {
	const { wordFor } = labelsIn(content, LABELS);
	if (typeof value === "string") return [wordFor(value)];
	if (key === "swap" && value === true) return [TEXT.params.swap];
	if (key === "trigger") {
		const trigger = readValue(triggerOn(TRIGGERS$1), value);
		return trigger ? [TEXT.params.trigger(trigger.on, trigger.by, nameOf)] : [];
	}
	if (key === "action") {
		const { do: name, ...params } = readValue(intent, value) ?? {};
		return [wordFor(name), say(params, nameOf, content)].filter(Boolean);
	}
	return [];
}
// shared/src/rulesets/flow/words/description.ts
const { resources, phases, door, openDoor } = TEXT.table;
// shared/src/rulesets/flow/index.ts
/** The flow rules: three purses, and an answer to everything. */
const flow = {
	id: "flow",
	version: 2,
	open,
	faultOf,
	play,
	actions: ACTIONS,
	interjections: {},
	gm: GM,
	options: OPTIONS,
	sheet: SHEET,
	content: CONTENT,
	fields: FIELDS,
	events: EVENTS,
	secrets: { readied: { instead: null } },
	names: NAMES,
	forecast,
	description: {
		name: TEXT.table.name,
		tagline: TEXT.table.tagline,
		resources: [
			{
				field: "hp",
				max: "maxHp",
				...resources.hp,
				look: "bar",
				role: "health"
			},
			{
				field: "ap",
				...resources.ap,
				look: "pips",
				role: "action"
			},
			{
				field: "rp",
				...resources.rp,
				look: "pips",
				role: "reaction"
			},
			{
				field: "fp",
				max: "fpMax",
				...resources.fp,
				look: "pips",
				role: "momentum"
			},
			{
				field: "mana",
				...resources.mana,
				look: "number",
				role: "focus"
			}
		],
		phases,
		actions: ACTION_ENTRIES,
		prompts: {
			...ENGINE_PROMPTS,
			...PROMPT_ENTRIES
		},
		options: {
			...ENGINE_OPTIONS,
			...OPTION_ENTRIES
		},
		things: THING_ENTRIES,
		conditions: CONDITION_ENTRIES,
		battleOptions: optionForm(OPTIONS, TEXT.battleOptions, {
			fumbles: ["FLOW-108", "FLOW-R24"],
			alsoProvoke: ["FLOW-43", "FLOW-R44"],
			grapplerActions: ["FLOW-61"],
			freeLimit: ["FLOW-80"],
			autoEnd: ["FLOW-6"],
			fpCap: ["FLOW-R12"],
			explore: ["FLOW-97"]
		}),
		archetypes: ARCHETYPE_ENTRIES,
		glyphs: GLYPHS,
		sheet: sheetOf(TEXT.sheet),
		members: TEXT.members,
		rejections: TEXT.rejections,
		marks(table) {
			const { options, ground } = table;
			return [...options.doors.map((at) => isWall(table.map, at) ? {
				at,
				icon: "door",
				label: door
			} : {
				at,
				icon: "open-door",
				label: openDoor
			}), ...ground.map(({ at, item }) => ({
				at,
				icon: "thing",
				label: labelOf(item)
			}))];
		},
		about: (table, item, nameOf) => about(table, item, nameOf),
		seconds: (table) => ({
			prompt: table.options.timer,
			turn: null
		}),
		line,
		roll: rollOf,
		say
	},
	scenarios: SCENARIOS
};
export { Battle, flow as ruleset };
